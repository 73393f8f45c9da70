package quadrille.games.dames.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
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
import quadrille.search.protocol.SearchRequest;
import quadrille.search.protocol.UnansweredSearches;
import quadrille.text.Text;

/**
 * The engine's side of either Hub protocol: the position, the limits and the running search. A
 * subclass reads and writes the words of one version.
 */
abstract class HubDialogue implements Dialogue {
  final EngineBackend backend;
  Settings settings;

  private final UnansweredSearches searches = new UnansweredSearches();
  private Line current;
  private Limits requestedLimits = Limits.NONE;
  private boolean unlimited;

  /** The last search that was asked for, or null. */
  private @Nullable Asked last;

  /**
   * A search that was asked for.
   *
   * @param limits those of the move, which in pondering apply only once the expected one is played
   */
  private record Asked(SearchRequest request, Mode mode, Limits limits, Pondering pondering) {}

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
        case "stop" -> stop();
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
      if (!Limits.isMoveOverhead(value)) {
        throw notUnderstood(name + "=" + value);
      }
      backend.setMoveOverhead(Integer.parseInt(value));
    } else {
      setRules(name, value);
    }
  }

  private void setRules(String name, String value) throws BadInputException {
    settings =
        switch (name) {
          case "variant" -> HubVariant.settings(value);
          case "rules" -> Rules.parse(backend.game(), value);
          default -> throw notUnderstood("name=" + name);
        };
    reset();
    backend.newGame();
  }

  /** Resets to the usual start without limits. */
  final void reset() {
    current = Line.start(backend.game(), settings);
    clearLimits();
  }

  /**
   * Takes over a game, without limits. If a part of it is wrong, the game remains the one before.
   *
   * @param position from which it starts, or null for the usual start
   */
  final void setGame(@Nullable String position, List<String> moves) throws BadInputException {
    Line line =
        position == null
            ? Line.start(backend.game(), settings)
            : Line.from(
                backend.game(), settings, HubNotation.position(position, DamesRules.of(settings)));
    clearLimits();
    for (String move : moves) {
      line = played(line, move);
    }
    current = line;
  }

  final void play(String move) throws BadInputException {
    current = played(current, move);
  }

  private static Line played(Line line, String move) throws BadInputException {
    return line.play(HubNotation.move(line.position(), move));
  }

  final void restrict(Limits limits) {
    requestedLimits = requestedLimits.tighter(limits);
  }

  final void clearLimits() {
    requestedLimits = Limits.NONE;
    unlimited = false;
  }

  /** Lets the next search go on until it is stopped. */
  final void removeLimits() {
    clearLimits();
    unlimited = true;
  }

  /** Returns the first legal move from the start, as the protocol writes it. */
  final String firstMove() {
    return HubNotation.move((DamesPosition) current.position(), Dialogue.firstMove(current));
  }

  private void stop() {
    searches.stop();
    backend.stop();
  }

  /**
   * Begins a search, after the answer to one that was stopped. Pondering and analysis end for it;
   * as long as they go on, the clock does not run.
   */
  final void go(Mode mode) throws BadInputException {
    Line root = Dialogue.searchRoot(current);
    if (root == null) {
      throw error("error.over");
    }
    if (last != null && searches.anyUnstopped()) {
      if (last.mode() == Mode.THINK) {
        throw error("error.thinking");
      }
      backend.stop();
    }
    Limits ofMove = unlimited ? requestedLimits : backend.limitsForMove(requestedLimits);
    Limits limits = mode == Mode.THINK ? ofMove : requestedLimits.withTime(Long.MAX_VALUE);
    Asked asked = new Asked(backend.request(), mode, ofMove, new Pondering());
    last = asked;
    searches.begin();
    backend.submit(() -> think(root, limits, asked));
  }

  private void think(Line root, Limits limits, Asked asked) {
    String answer;
    try {
      SearchReport found =
          backend.think(
              asked.request(),
              root,
              limits,
              report -> backend.send(formatInfo(report, String.join(" ", moves(root, report)))));
      boolean early =
          switch (asked.mode()) {
            case THINK -> false;
            case PONDER -> !asked.pondering().end();
            case ANALYZE -> limits.equals(Limits.NONE);
          };
      if (early) {
        backend.awaitStop(asked.request());
      }
      answer = formatAnswer(moves(root, found));
    } finally {
      searches.end();
    }
    backend.send(answer);
  }

  private static List<String> moves(Line root, SearchReport report) {
    return HubNotation.moves((DamesPosition) root.position(), report.line());
  }

  /** Starts the clock because the expected move was played, or answers if the search has ended. */
  private void ponderHit() {
    if (last == null || !searches.any()) {
      return;
    }
    if (last.pondering().hit()) {
      backend.stop();
    } else if (last.limits().timeMs() < Long.MAX_VALUE) {
      backend.stopAfter(last.request(), last.limits().timeMs());
    }
  }

  static BadInputException notUnderstood(String words) {
    return error("error.words", words);
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(EngineException.class, key, arguments);
  }
}
