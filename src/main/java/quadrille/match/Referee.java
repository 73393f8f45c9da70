package quadrille.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameRecord;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.MatchState.Phase;
import quadrille.search.SearchReport;

/**
 * The state of a match and its rules; used by the match's thread alone, which calls it for every
 * command, answer and passing of time.
 */
final class Referee {
  private final SeatedPlayers players;
  private final Adjudicator adjudicator;
  private final Consumer<Runnable> later;
  private final List<MatchListener> listeners;
  private final MovesPlayed moves;
  private final DrawOffer offer;

  private Phase phase = Phase.READY;
  private boolean pausedByHand;
  private boolean stepping;
  private long paceNanos;
  private long lastMoveNanos = System.nanoTime();
  private @Nullable Question question;
  private @Nullable Outcome outcome;

  Referee(
      Line start,
      Player first,
      Player second,
      Clock clock,
      Adjudicator adjudicator,
      Consumer<Runnable> later,
      List<MatchListener> listeners) {
    this.adjudicator = adjudicator;
    this.later = later;
    this.listeners = listeners;
    moves = new MovesPlayed(start, clock);
    offer = new DrawOffer(moves);
    players = new SeatedPlayers(first, second);
  }

  /** Completed when both players can be asked; to be called before the match begins. */
  CompletableFuture<Void> ready() {
    return players.ready();
  }

  void start() {
    outcome = line().outcome();
    proceed(outcome == null ? Phase.WAITING : Phase.OVER);
  }

  void pause() {
    pausedByHand = true;
    if (phase == Phase.WAITING) {
      proceed(Phase.PAUSED);
    }
  }

  void resume() {
    pausedByHand = false;
    stepping = false;
    if (phase == Phase.PAUSED) {
      proceed(Phase.WAITING);
    }
  }

  void step() {
    pausedByHand = true;
    if (phase == Phase.PAUSED || phase == Phase.WAITING) {
      stepping = true;
      proceed(Phase.WAITING);
    }
  }

  void pace(Duration perMove) {
    paceNanos = perMove.toNanos();
  }

  void takeBack(int plies) {
    withdraw();
    moves.takeBack(plies);
    settle();
  }

  void redo(int plies) {
    withdraw();
    moves.redo(plies);
    settle();
  }

  /** What the clocks show before the first move. */
  void clock(Clock clock) {
    moves.startClock(clock);
  }

  void goTo(Line line) {
    withdraw();
    moves.goTo(line);
    if (phase != Phase.READY) {
      offer.withdraw();
      outcome = line().outcome();
      boolean over = outcome != null;
      proceed(over ? Phase.OVER : pausedByHand ? Phase.PAUSED : Phase.WAITING);
    }
  }

  /** After a jump in the game: a person is asked again, a machine waits for a word. */
  private void settle() {
    offer.withdraw();
    outcome = line().outcome();
    if (outcome != null) {
      proceed(Phase.OVER);
    } else {
      proceed(toMove().isMachine() || pausedByHand ? Phase.PAUSED : Phase.WAITING);
    }
  }

  void resign(Side side) {
    end(Endings.resignation(line(), side));
  }

  void offerDraw(Side side) {
    if (outcome != null) {
      return;
    }
    offer.make(side);
    Side other = side.other();
    if (players.at(other).isMachine()) {
      if (offer.isLikedBy(other)) {
        acceptDraw(other);
      } else {
        declineDraw(other);
      }
    }
  }

  void acceptDraw(Side side) {
    if (offer.isTo(side)) {
      end(Endings.agreement());
    }
  }

  void declineDraw(Side side) {
    if (offer.isTo(side)) {
      offer.withdraw();
      listeners.forEach(each -> each.drawDeclined(side));
    }
  }

  void replace(Side side, Player player) {
    boolean asked = question != null && line().position().turn() == side;
    if (asked) {
      withdraw();
    }
    players.replace(side, player);
    if (asked) {
      proceed(phase);
    }
  }

  /** May be called by any thread. */
  void closePlayers() {
    players.close();
  }

  /** Goes into a phase: asks where somebody has to be asked, withdraws a question otherwise. */
  private void proceed(Phase next) {
    phase = next;
    if (next == Phase.WAITING) {
      if (question == null) {
        ask();
      }
    } else {
      withdraw();
    }
  }

  private void ask() {
    Line line = line();
    Side side = line.position().turn();
    Question asked = new Question(System.nanoTime(), allowedMs());
    question = asked;
    Turn turn = new Turn(line, clock(), report -> thinking(line, side, report));
    toMove()
        .ask(turn)
        .whenComplete((answer, failure) -> later.accept(() -> answered(asked, answer, failure)));
  }

  private void thinking(Line line, Side side, SearchReport report) {
    listeners.forEach(each -> each.thinking(side, line, report));
  }

  private void withdraw() {
    if (question != null) {
      question = null;
      toMove().cancel();
    }
  }

  private void answered(Question asked, @Nullable Answer answer, @Nullable Throwable failure) {
    if (question != asked) {
      return;
    }
    asked.answeredNanos = System.nanoTime();
    if (failure != null || answer == null) {
      end(Endings.failed(line(), failure));
    } else if (asked.wasLate()) {
      end(Endings.late(line()));
    } else if (!MoveList.of(line().position()).contains(answer.move())) {
      end(Endings.illegal(line()));
    } else {
      asked.answer = answer;
      wake();
    }
  }

  /** What the side to move has left, with the grace that its player needs. */
  private long allowedMs() {
    long remaining = clock().remainingMs(turn());
    return remaining == Long.MAX_VALUE ? remaining : remaining + toMove().graceMs();
  }

  /** How long nothing has to be done unless a command comes, in nanoseconds. */
  long nanosToWake() {
    Question open = question;
    if (open == null) {
      return Long.MAX_VALUE;
    }
    long now = System.nanoTime();
    if (open.answer != null) {
      return Math.max(0, lastMoveNanos + paceNanos - now);
    }
    return open.nanosLeft(now);
  }

  /** Time has passed: a held answer is played when it is due, a flag falls. */
  void wake() {
    Question open = question;
    if (open == null) {
      return;
    }
    Answer answer = open.answer;
    if (answer == null) {
      if (open.isLate(System.nanoTime())) {
        end(Endings.late(line()));
      }
    } else if (!toMove().isMachine() || System.nanoTime() - lastMoveNanos >= paceNanos) {
      play(answer, open.usedMs());
    }
  }

  private void play(Answer answer, long usedMs) {
    Side side = turn();
    question = null;
    offer.moved(side);
    GameRecord.Move record = moves.add(answer, usedMs);
    lastMoveNanos = System.nanoTime();
    listeners.forEach(each -> each.moved(line(), record));
    outcome = line().outcome();
    if (outcome == null) {
      outcome = adjudicator.judge(line(), moves.records());
    }
    boolean stop = stepping;
    stepping = false;
    proceed(outcome != null ? Phase.OVER : stop ? Phase.PAUSED : Phase.WAITING);
  }

  private void end(Outcome how) {
    if (outcome == null) {
      proceed(Phase.OVER);
      outcome = how;
      offer.withdraw();
    }
  }

  MatchState state() {
    Question open = question;
    return new MatchState(
        line(),
        moves.records(),
        moves.takenBack(),
        phase,
        clock(),
        open == null ? 0 : open.startNanos,
        offer.by(),
        outcome);
  }

  /** The game of a state, to be kept; may be called by any thread. */
  GameRecord record(MatchState state) {
    Line line = state.line();
    return new GameRecord(
        line.game().id(),
        line.settings(),
        moves.unusualStart(),
        players.at(Side.FIRST).name(),
        players.at(Side.SECOND).name(),
        state.moves(),
        state.outcome());
  }

  private Line line() {
    return moves.line();
  }

  private Clock clock() {
    return moves.clock();
  }

  private Side turn() {
    return line().position().turn();
  }

  private Player toMove() {
    return players.at(turn());
  }
}
