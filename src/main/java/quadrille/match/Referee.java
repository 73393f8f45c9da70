package quadrille.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.match.MatchState.Phase;
import quadrille.search.SearchReport;
import quadrille.search.protocol.EngineException;

/**
 * The state of a match and its rules; used by the match's thread alone, which calls it for every
 * command, answer and passing of time.
 */
final class Referee {
  private final MatchPlayers players;
  private final Adjudicator adjudicator;
  private final Consumer<Runnable> commands;
  private final List<MatchListener> listeners;
  private final MoveHistory history;
  private final DrawOffer drawOffer;

  private Phase phase = Phase.READY;
  private boolean pausedByUser;
  private boolean stepping;
  private long paceNanos;
  private long lastMoveNanos = System.nanoTime();
  private @Nullable PendingRequest pending;
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
    this.commands = later;
    this.listeners = listeners;
    history = new MoveHistory(start, clock);
    drawOffer = new DrawOffer(history);
    players = new MatchPlayers(first, second);
  }

  /** Completed when both players can be asked; to be called before the match begins. */
  CompletableFuture<Void> ready() {
    return players.ready();
  }

  void start() {
    outcome = line().outcome();
    enterPhase(outcome == null ? Phase.WAITING : Phase.OVER);
  }

  void pause() {
    pausedByUser = true;
    if (phase == Phase.WAITING) {
      enterPhase(Phase.PAUSED);
    }
  }

  void resume() {
    pausedByUser = false;
    stepping = false;
    if (phase == Phase.PAUSED) {
      enterPhase(Phase.WAITING);
    }
  }

  void step() {
    pausedByUser = true;
    if (phase == Phase.PAUSED || phase == Phase.WAITING) {
      stepping = true;
      enterPhase(Phase.WAITING);
    }
  }

  void setPace(Duration perMove) {
    paceNanos = perMove.toNanos();
  }

  void takeBack(int plies) {
    withdrawRequest();
    history.takeBack(plies);
    continueAfterJump();
  }

  void redo(int plies) {
    withdrawRequest();
    history.redo(plies);
    continueAfterJump();
  }

  /** What the clocks show before the first move. */
  void clock(Clock clock) {
    history.startClock(clock);
  }

  void goTo(Line line) {
    withdrawRequest();
    history.goTo(line);
    if (phase != Phase.READY) {
      drawOffer.withdraw();
      outcome = line().outcome();
      boolean over = outcome != null;
      enterPhase(over ? Phase.OVER : pausedByUser ? Phase.PAUSED : Phase.WAITING);
    }
  }

  /** After a jump in the game: a person is asked again, a machine waits for a word. */
  private void continueAfterJump() {
    drawOffer.withdraw();
    outcome = line().outcome();
    if (outcome != null) {
      enterPhase(Phase.OVER);
    } else {
      enterPhase(playerToMove().isComputer() || pausedByUser ? Phase.PAUSED : Phase.WAITING);
    }
  }

  void resign(Side side) {
    end(Outcomes.of(line(), side.other(), Outcome.RESIGNATION));
  }

  void offerDraw(Side side) {
    if (outcome != null) {
      return;
    }
    drawOffer.offer(side);
    Side other = side.other();
    if (players.at(other).isComputer()) {
      if (drawOffer.isAcceptableTo(other)) {
        acceptDraw(other);
      } else {
        declineDraw(other);
      }
    }
  }

  void acceptDraw(Side side) {
    if (drawOffer.isMadeTo(side)) {
      end(Outcomes.of(line(), null, Outcome.AGREEMENT));
    }
  }

  void declineDraw(Side side) {
    if (drawOffer.isMadeTo(side)) {
      drawOffer.withdraw();
      listeners.forEach(each -> each.drawDeclined(side));
    }
  }

  void replace(Side side, Player player) {
    boolean asked = pending != null && line().position().turn() == side;
    if (asked) {
      withdrawRequest();
    }
    players.replace(side, player);
    if (asked) {
      enterPhase(phase);
    }
  }

  /** May be called by any thread. */
  void closePlayers() {
    players.close();
  }

  /** Goes into a phase: asks where somebody has to be asked, withdraws a question otherwise. */
  private void enterPhase(Phase next) {
    phase = next;
    if (next == Phase.WAITING) {
      if (pending == null) {
        requestMove();
      }
    } else {
      withdrawRequest();
    }
  }

  private void requestMove() {
    Line line = line();
    Side side = line.position().turn();
    PendingRequest asked = new PendingRequest(System.nanoTime(), allowedMs());
    pending = asked;
    MoveRequest turn = new MoveRequest(line, clock(), report -> thinking(line, side, report));
    var _ =
        playerToMove()
            .requestMove(turn)
            .whenComplete(
                (answer, failure) -> commands.accept(() -> onAnswer(asked, answer, failure)));
  }

  private void thinking(Line line, Side side, SearchReport report) {
    listeners.forEach(each -> each.thinking(side, line, report));
  }

  private void withdrawRequest() {
    if (pending != null) {
      pending = null;
      playerToMove().cancel();
    }
  }

  private void onAnswer(
      PendingRequest asked, @Nullable PlayerMove answer, @Nullable Throwable failure) {
    if (pending != asked) {
      return;
    }
    asked.answeredNanos = System.nanoTime();
    if (failure != null || answer == null) {
      end(failed(failure));
    } else if (asked.answeredLate()) {
      end(Outcomes.of(line(), turn().other(), Outcome.TIME));
    } else if (!line().position().legalMoves().contains(answer.move())) {
      end(Outcomes.of(line(), turn().other(), Outcome.ILLEGAL_MOVE));
    } else {
      asked.answer = answer;
      wake();
    }
  }

  /** The side to move loses because its player failed. */
  private Outcome failed(@Nullable Throwable failure) {
    Throwable wrapped = failure instanceof CompletionException ? failure.getCause() : null;
    Throwable cause = wrapped == null ? failure : wrapped;
    if (!(cause instanceof EngineException engine)) {
      return Outcomes.forfeit(line(), turn(), Outcome.NO_ANSWER, String.valueOf(cause));
    }
    String reason = engine.kind().outcomeReason();
    return engine.kind() == EngineException.Kind.RESIGNED
        ? Outcomes.of(line(), turn().other(), reason)
        : Outcomes.forfeit(line(), turn(), reason, engine.text());
  }

  /** What the side to move has left, with the grace that its player needs. */
  private long allowedMs() {
    long remaining = clock().remainingMs(turn());
    return remaining == Long.MAX_VALUE ? remaining : remaining + playerToMove().graceMs();
  }

  /** How long nothing has to be done unless a command comes, in nanoseconds. */
  long nanosToWake() {
    PendingRequest open = pending;
    if (open == null) {
      return Long.MAX_VALUE;
    }
    long now = System.nanoTime();
    if (open.answer != null) {
      return Math.max(0, lastMoveNanos + paceNanos - now);
    }
    return open.remainingNanos(now);
  }

  /** Time has passed: a held answer is played when it is due, a flag falls. */
  void wake() {
    PendingRequest open = pending;
    if (open == null) {
      return;
    }
    PlayerMove answer = open.answer;
    if (answer == null) {
      if (open.isOverdue(System.nanoTime())) {
        end(Outcomes.of(line(), turn().other(), Outcome.TIME));
      }
    } else if (!playerToMove().isComputer() || System.nanoTime() - lastMoveNanos >= paceNanos) {
      play(answer, open.usedMs());
    }
  }

  private void play(PlayerMove answer, long usedMs) {
    Side side = turn();
    pending = null;
    drawOffer.onMove(side);
    GameRecord.Move record = history.add(answer, usedMs);
    lastMoveNanos = System.nanoTime();
    listeners.forEach(each -> each.moved(line(), record));
    outcome = line().outcome();
    if (outcome == null) {
      outcome = adjudicator.adjudicate(line(), history.moves());
    }
    boolean stop = stepping;
    stepping = false;
    enterPhase(outcome != null ? Phase.OVER : stop ? Phase.PAUSED : Phase.WAITING);
  }

  private void end(Outcome how) {
    if (outcome == null) {
      enterPhase(Phase.OVER);
      outcome = how;
      drawOffer.withdraw();
    }
  }

  MatchState state() {
    PendingRequest open = pending;
    return new MatchState(
        line(),
        history.moves(),
        history.takenBack(),
        phase,
        clock(),
        open == null ? 0 : open.startNanos,
        drawOffer.offeredBy(),
        outcome);
  }

  /** The game of a state, to be kept; may be called by any thread. */
  GameRecord record(MatchState state) {
    Line line = state.line();
    return new GameRecord(
        line.game().id(),
        line.settings(),
        history.customStart(),
        players.at(Side.FIRST).name(),
        players.at(Side.SECOND).name(),
        state.moves(),
        state.outcome());
  }

  private Line line() {
    return history.line();
  }

  private Clock clock() {
    return history.clock();
  }

  private Side turn() {
    return line().position().turn();
  }

  private Player playerToMove() {
    return players.at(turn());
  }
}
