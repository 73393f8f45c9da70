package quadrille.games.dames.protocol;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
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
 * The engine's side of either Hub protocol: the position, the limits and the running search. A
 * subclass reads and writes the words of one version.
 */
abstract class HubDialogue implements Dialogue {
  final EngineBackend backend;
  Settings settings;

  private final AtomicBoolean thinking = new AtomicBoolean();
  private Line current;
  private Limits requestedLimits = Limits.NONE;
  private volatile Limits limitsAfterPonderHit = Limits.NONE;

  /** The purpose of a search. */
  enum Mode {
    THINK,
    PONDER,
    ANALYZE
  }

  HubDialogue(EngineBackend backend, Settings settings) {
    this.backend = backend;
    this.settings = settings;
    current = Line.start(backend.game(), settings);
  }

  /** Returns the lines that answer {@code hub}. */
  abstract String introduction();

  /** Handles a command that differs between the versions; ignores unknown ones. */
  abstract void handleCommand(String line) throws BadInputException;

  abstract String formatInfo(SearchReport report, String moves);

  /** Formats the answer of a search from the moves of its line. */
  abstract String formatAnswer(List<String> moves);

  abstract String formatError(Text text);

  @Override
  public final boolean handleLine(String line) {
    String command = line.strip();
    try {
      switch (command.split("\\s+", 2)[0]) {
        case "quit" -> {
          return false;
        }
        case "hub" -> backend.send(introduction());
        case "init" ->
            backend.submit(
                () -> {
                  backend.awaitReady();
                  backend.send("ready");
                });
        case "ponder-hit" -> ponderHit();
        case "stop" -> backend.stop();
        case "ping" -> backend.send("pong");
        default -> handleCommand(command);
      }
    } catch (BadInputException e) {
      backend.send(formatError(e.text()));
    }
    return true;
  }

  final void setParameter(String name, String value) throws BadInputException {
    if (name.equals("move-overhead")) {
      if (!value.matches("\\d{1,9}")) {
        throw notUnderstood(value);
      }
      backend.setMoveOverhead(Math.min(Integer.parseInt(value), Limits.MAX_MOVE_OVERHEAD_MS));
    } else {
      setRules(name, value);
    }
  }

  private void setRules(String name, String value) throws BadInputException {
    settings =
        switch (name) {
          case "variant" -> HubVariant.settings(value);
          case "rules" -> Rules.parse(backend.game(), value);
          default -> throw notUnderstood(name);
        };
    reset();
    backend.newGame();
  }

  /** Resets to the usual start without limits. */
  final void reset() {
    current = Line.start(backend.game(), settings);
    clearLimits();
  }

  final void setPosition(String text) throws BadInputException {
    DamesPosition position = HubNotation.position(text, DamesRules.of(settings));
    current = Line.from(backend.game(), settings, position);
    clearLimits();
  }

  final void play(String move) throws BadInputException {
    current = current.play(HubNotation.move(current.position(), move));
  }

  final void restrict(Limits limits) {
    requestedLimits = requestedLimits.tighter(limits);
  }

  final void clearLimits() {
    requestedLimits = Limits.NONE;
  }

  /** Returns the first legal move from the start, as the protocol writes it. */
  final String firstMove() {
    return HubNotation.move((DamesPosition) current.position(), Dialogue.firstMove(current));
  }

  /** Begins a search. While it ponders or analyses, the clock does not run. */
  final void go(Mode mode) throws BadInputException {
    Line root = Dialogue.searchRoot(current);
    if (root == null) {
      throw error("error.over");
    }
    if (!thinking.compareAndSet(false, true)) {
      throw error("error.thinking");
    }
    Limits limits = mode == Mode.THINK ? requestedLimits : requestedLimits.withTime(Long.MAX_VALUE);
    limitsAfterPonderHit = requestedLimits;
    backend.beginSearch();
    backend.submit(() -> think(root, limits, mode));
  }

  private void think(Line root, Limits limits, Mode mode) {
    String answer;
    try {
      SearchReport last =
          backend.think(
              root,
              limits,
              report -> backend.send(formatInfo(report, String.join(" ", moves(root, report)))));
      if (mode == Mode.ANALYZE && limits.equals(Limits.NONE)) {
        backend.awaitStop();
      }
      answer = formatAnswer(moves(root, last));
    } finally {
      thinking.set(false);
    }
    backend.send(answer);
  }

  private static List<String> moves(Line root, SearchReport report) {
    return HubNotation.moves((DamesPosition) root.position(), report.line());
  }

  /** Starts the clock because the expected move was played. */
  private void ponderHit() {
    if (thinking.get() && limitsAfterPonderHit.timeMs() < Long.MAX_VALUE) {
      backend.stopAfter(limitsAfterPonderHit.timeMs());
    }
  }

  static BadInputException notUnderstood(String words) {
    return error("error.words", words);
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(EngineException.class, key, arguments);
  }
}
