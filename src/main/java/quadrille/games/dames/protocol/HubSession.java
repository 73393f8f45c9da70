package quadrille.games.dames.protocol;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineException;
import quadrille.text.Text;

/**
 * The state of our engine in either Hub protocol: the position, the limits and the running search.
 */
final class HubSession {
  private final EngineBackend machine;
  private final Responder responder;
  private final AtomicBoolean thinking = new AtomicBoolean();
  private Settings settings;
  private Line line;
  private Limits requestedLimits = Limits.NONE;
  private volatile Limits limitsAfterPonderHit = Limits.NONE;

  /** Writes answers in the words of one protocol version. */
  interface Responder {
    void info(DamesPosition root, SearchReport report);

    void done(DamesPosition root, SearchReport report);
  }

  /** The purpose of a search. */
  enum Mode {
    THINK,
    PONDER,
    ANALYZE
  }

  HubSession(EngineBackend machine, Settings settings, Responder voice) {
    this.machine = machine;
    this.settings = settings;
    this.responder = voice;
    line = Line.start(machine.game(), settings);
  }

  Settings settings() {
    return settings;
  }

  void setRules(Settings others) {
    settings = others;
    reset();
    machine.newGame();
  }

  /** Resets to the usual start without limits. */
  void reset() {
    line = Line.start(machine.game(), settings);
    requestedLimits = Limits.NONE;
  }

  void position(String text) throws BadInputException {
    DamesPosition position = HubNotation.position(text, DamesRules.of(settings));
    line = Line.from(machine.game(), settings, position);
    requestedLimits = Limits.NONE;
  }

  void play(String move) throws BadInputException {
    line = line.play(HubNotation.move(line.position(), move));
  }

  void restrict(Limits limits) {
    requestedLimits = requestedLimits.tighter(limits);
  }

  void clearLimits() {
    requestedLimits = Limits.NONE;
  }

  /**
   * Begins a search.
   *
   * @return the reason why it cannot begin, or null
   */
  @Nullable Text go(Mode mode) {
    Line root = Dialogue.searchRoot(line);
    if (root == null) {
      return Text.of(EngineException.class, "error.over");
    }
    if (!thinking.compareAndSet(false, true)) {
      return Text.of(EngineException.class, "error.thinking");
    }
    Limits limits = limitsFor(mode);
    limitsAfterPonderHit = requestedLimits;
    machine.beginSearch();
    machine.submit(() -> think(root, limits, mode));
    return null;
  }

  /** While pondering, only depth and nodes limit the search; the clock does not run. */
  private Limits limitsFor(Mode mode) {
    return mode == Mode.THINK
        ? requestedLimits
        : new Limits(requestedLimits.depth(), Long.MAX_VALUE, requestedLimits.nodes());
  }

  private void think(Line root, Limits limits, Mode mode) {
    DamesPosition position = (DamesPosition) root.position();
    Consumer<SearchReport> told = report -> responder.info(position, report);
    SearchReport report = machine.think(root, limits, told);
    if (mode == Mode.ANALYZE && limits.equals(Limits.NONE)) {
      machine.awaitStop();
    }
    thinking.set(false);
    responder.done(position, report);
  }

  /** Starts the clock because the expected move was played. */
  void ponderHit() {
    if (thinking.get() && limitsAfterPonderHit.timeMs() < Long.MAX_VALUE) {
      machine.stopAfter(limitsAfterPonderHit.timeMs());
    }
  }

  /** Returns the second move of a report's line, or an empty text. */
  static String expectedReply(DamesPosition root, SearchReport report) {
    List<Long> moves = report.line();
    return moves.size() < 2 ? "" : HubNotation.move(root.play(moves.get(0)), moves.get(1));
  }
}
