package quadrille.match;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.match.MatchState.Phase;
import quadrille.search.SearchReport;

/**
 * Runs a match by its rules: whose turn it is, what may be taken back, offered or resigned, and
 * when the game is over. For the match's own thread only.
 */
final class Referee implements MoveRequests.Handler {
  final MoveRequests requests;
  private final MatchPlayers players;
  private final MoveHistory history;
  private final Adjudicator adjudicator;
  private final List<MatchListener> listeners;

  private Phase phase = Phase.READY;
  private boolean pausedByUser;
  private boolean stepping;
  private @Nullable Side drawOfferedBy;
  private @Nullable Outcome outcome;
  private @Nullable Clock clockAtEnd;

  /**
   * @param commands runs a command on the match's thread
   */
  Referee(
      MatchPlayers players,
      MoveHistory history,
      Adjudicator adjudicator,
      Consumer<Runnable> commands,
      List<MatchListener> listeners) {
    this.players = players;
    this.history = history;
    this.adjudicator = adjudicator;
    this.listeners = listeners;
    requests = new MoveRequests(players, history, commands, listeners, this);
  }

  void start() {
    if (phase == Phase.READY) {
      enterGame(false);
    }
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

  void takeBack(int plies) {
    requests.drop();
    history.takeBack(plies);
    continueFromHere(true);
  }

  /** Takes back moves before a line, and those that were played after it if it is still there. */
  void takeBack(Line seen, int plies) {
    int since = 0;
    Line at = line();
    while (at != null && at != seen) {
      at = at.parent();
      since++;
    }
    takeBack(at == null ? plies : since + plies);
  }

  void redo(int plies) {
    requests.drop();
    history.redo(plies);
    boolean humanPlays = !isComputer(turn()) || !isComputer(turn().other());
    continueFromHere(!humanPlays);
  }

  void goTo(Line line) {
    requests.drop();
    history.goTo(line);
    continueFromHere(false);
  }

  /** Takes over another referee's game; its clock is that of this moment. */
  void follow(
      Line line,
      Clock now,
      @Nullable Side drawOffer,
      @Nullable Outcome decided,
      IntFunction<@Nullable SearchReport> reports) {
    if (history.isAt(line)) {
      history.setClock(now.withTimeBack(turn(), requests.elapsedMs()));
    } else {
      long usedMs = requests.elapsedMs();
      requests.drop();
      for (Line next : history.movesTo(line)) {
        SearchReport report = reports.apply(next.ply());
        if (report != null) {
          Line before = line();
          Side mover = turn();
          listeners.forEach(each -> each.thinking(mover, before, report));
        }
        GameRecord.Move played = history.add(new Player.Answer(next.move(), report), usedMs);
        listeners.forEach(each -> each.moved(line(), played));
        usedMs = 0;
      }
      history.goTo(line);
      history.setClock(now);
    }
    drawOfferedBy = drawOffer;
    outcome = decided == null ? line().outcome() : decided;
    clockAtEnd = outcome == null ? null : now;
    enterPhase(outcome == null ? Phase.WAITING : Phase.OVER);
  }

  /**
   * @param computerWaits whether a computer to move waits until the match is resumed
   */
  private void continueFromHere(boolean computerWaits) {
    drawOfferedBy = null;
    clockAtEnd = null;
    boolean waits = computerWaits && isComputer(turn());
    if (phase == Phase.READY) {
      pausedByUser |= waits;
    } else {
      enterGame(waits);
    }
  }

  /** Goes on with the game, if it is not over, or waits until it is resumed. */
  private void enterGame(boolean waits) {
    outcome = line().outcome();
    enterPhase(outcome != null ? Phase.OVER : pausedByUser || waits ? Phase.PAUSED : Phase.WAITING);
  }

  void resign(Side side) {
    end(Outcomes.of(line(), side.other(), Outcome.RESIGNATION));
  }

  void offerDraw(Side side) {
    if (outcome != null) {
      return;
    }
    Side other = side.other();
    if (drawOfferedBy == other) {
      // Both want a draw: the two offers have crossed.
      acceptDraw(side);
      return;
    }
    drawOfferedBy = side;
    if (isComputer(other)) {
      if (history.isDrawAcceptableTo(other)) {
        acceptDraw(other);
      } else {
        declineDraw(other);
      }
    }
  }

  void acceptDraw(Side side) {
    if (drawOfferedBy == side.other()) {
      end(Outcomes.of(line(), null, Outcome.AGREEMENT));
    }
  }

  void declineDraw(Side side) {
    if (drawOfferedBy == side.other()) {
      drawOfferedBy = null;
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

  private void enterPhase(Phase next) {
    phase = next;
    if (next == Phase.WAITING) {
      requests.open();
    } else {
      requests.withdraw();
    }
  }

  @Override
  public void play(Player.Answer move, long usedMs) {
    // A move declines the opponent's offer; the mover's own offer stands.
    drawOfferedBy = drawOfferedBy == turn() ? drawOfferedBy : null;
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
  public void end(Outcome newOutcome) {
    if (outcome == null) {
      boolean late = newOutcome.reason().equals(Outcome.TIME);
      clockAtEnd = history.clock().stopped(turn(), late ? Long.MAX_VALUE : requests.elapsedMs());
      enterPhase(Phase.OVER);
      outcome = newOutcome;
      drawOfferedBy = null;
    }
  }

  MatchState state() {
    return new MatchState(
        line(),
        history.moves(),
        history.takenBack(),
        phase,
        clock(),
        requests.startNanos(),
        drawOfferedBy,
        outcome);
  }

  private Clock clock() {
    if (clockAtEnd != null) {
      return clockAtEnd;
    }
    // While it runs, what has been used is told by when the move began.
    return requests.isOpen()
        ? history.clock()
        : history.clock().stopped(turn(), requests.elapsedMs());
  }

  private Line line() {
    return history.line();
  }

  private boolean isComputer(Side side) {
    return players.at(side).isComputer();
  }

  private Side turn() {
    return line().position().turn();
  }
}
