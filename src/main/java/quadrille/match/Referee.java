package quadrille.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.match.MatchState.Phase;

/**
 * Runs a match by its rules: whose turn it is, what may be taken back, offered or resigned, and
 * when the game is over. For the match's own thread only, unless a method says otherwise.
 */
final class Referee implements MoveRequests.Handler {
  private final MatchPlayers players;
  private final Adjudicator adjudicator;
  private final List<MatchListener> listeners;
  private final MoveHistory history;
  private final DrawOffer drawOffer;
  private final MoveRequests requests;

  private Phase phase = Phase.READY;
  private boolean pausedByUser;
  private boolean stepping;
  private @Nullable Outcome outcome;

  /**
   * @param commands runs a command on the match's thread
   */
  Referee(
      Line start,
      Player first,
      Player second,
      Clock clock,
      Adjudicator adjudicator,
      Consumer<Runnable> commands,
      List<MatchListener> listeners) {
    this.adjudicator = adjudicator;
    this.listeners = listeners;
    players = new MatchPlayers(first, second);
    history = new MoveHistory(start, clock);
    drawOffer = new DrawOffer(history);
    requests = new MoveRequests(players, history, commands, listeners, this);
  }

  /** Completed when both players can be asked; for any thread, before the match begins. */
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
    requests.setPace(perMove);
  }

  void takeBack(int plies) {
    requests.withdraw();
    history.takeBack(plies);
    continueFromHere(true);
  }

  void redo(int plies) {
    requests.withdraw();
    history.redo(plies);
    continueFromHere(true);
  }

  /** Sets the clocks at the first move. */
  void setClock(Clock clock) {
    history.startClock(clock);
  }

  void goTo(Line line) {
    requests.withdraw();
    history.goTo(line);
    if (phase != Phase.READY) {
      continueFromHere(false);
    }
  }

  /**
   * @param computerWaits whether a computer to move waits until the match is resumed
   */
  private void continueFromHere(boolean computerWaits) {
    drawOffer.withdraw();
    outcome = line().outcome();
    boolean waits = computerWaits && players.at(turn()).isComputer();
    if (outcome != null) {
      enterPhase(Phase.OVER);
    } else {
      enterPhase(pausedByUser || waits ? Phase.PAUSED : Phase.WAITING);
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
    boolean asked = requests.isOpen() && turn() == side;
    if (asked) {
      requests.withdraw();
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

  private void enterPhase(Phase next) {
    phase = next;
    if (next == Phase.WAITING) {
      requests.open();
    } else {
      requests.withdraw();
    }
  }

  /** The time until {@link #wake} must be called, in nanoseconds, 0 or more. */
  long nanosToWake() {
    return requests.nanosToWake();
  }

  /** Does what is due now: plays a move that was held back, or ends the game on time. */
  void wake() {
    requests.wake();
  }

  @Override
  public void onMove(PlayerMove move, long usedMs) {
    drawOffer.onMove(turn());
    GameRecord.Move played = history.add(move, usedMs);
    listeners.forEach(each -> each.moved(line(), played));
    outcome = line().outcome();
    if (outcome == null) {
      outcome = adjudicator.adjudicate(line(), history.moves());
    }
    boolean stop = stepping;
    stepping = false;
    enterPhase(outcome != null ? Phase.OVER : stop ? Phase.PAUSED : Phase.WAITING);
  }

  @Override
  public void onForfeit(Outcome forfeit) {
    end(forfeit);
  }

  private void end(Outcome newOutcome) {
    if (outcome == null) {
      enterPhase(Phase.OVER);
      outcome = newOutcome;
      drawOffer.withdraw();
    }
  }

  MatchState state() {
    return new MatchState(
        line(),
        history.moves(),
        history.takenBack(),
        phase,
        history.clock(),
        requests.startNanos(),
        drawOffer.offeredBy(),
        outcome);
  }

  /** Returns the game as a record; may be called by any thread. */
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

  private Side turn() {
    return line().position().turn();
  }
}
