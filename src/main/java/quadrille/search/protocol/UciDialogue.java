package quadrille.search.protocol;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * The engine's side of the UCI family of protocols (Universal Chess Interface, Stefan Meyer-Kahlen
 * and Rudolf Huber, 2000), which includes UAI. Reports errors as {@code info string error: …}.
 */
public final class UciDialogue implements Dialogue {
  private final UciDialect dialect;
  private final EngineBackend backend;
  private final Game game;
  private final UnansweredSearches searches = new UnansweredSearches();
  private Settings settings;
  private Line line;

  public UciDialogue(UciDialect dialect, EngineBackend backend, Settings settings) {
    this.dialect = dialect;
    this.backend = backend;
    this.settings = settings;
    game = backend.game();
    line = Line.start(game, settings);
  }

  @Override
  public boolean handleLine(String input) {
    String[] parts = input.strip().split("\\s+");
    try {
      return execute(parts[0].toLowerCase(Locale.ROOT), parts);
    } catch (BadInputException e) {
      sendError(e.text());
      return true;
    }
  }

  @Override
  public List<String> warmUpLines(int timeMs) {
    String move = game.notation().format(line.position(), Dialogue.firstMove(line));
    return List.of("position startpos moves " + move, "go movetime " + timeMs);
  }

  private boolean execute(String command, String[] parts) throws BadInputException {
    String name = dialect.name();
    if (command.equals(name)) {
      sendIdentity();
    } else if (command.equals(name + "newgame")) {
      backend.newGame();
    } else {
      switch (command) {
        case "quit" -> {
          return false;
        }
        case "isready" -> {
          backend.awaitReady();
          backend.send("readyok");
        }
        case "setoption" -> setOption(parts);
        case "position" -> setPosition(parts);
        case "go" -> go(parts);
        case "stop" -> stop();
        case "", "debug", "ponderhit" -> {}
        default -> throw unknownCommand(String.join(" ", parts));
      }
    }
    return true;
  }

  private void sendIdentity() {
    backend.send(
        """
        id name Quadrille %s
        id author the Quadrille project
        option name Rules type string default %s
        option name Move Overhead type spin default %d min 0 max %d
        %sok\
        """
            .formatted(
                backend.version(),
                Rules.format(game, settings),
                Limits.DEFAULT_MOVE_OVERHEAD_MS,
                Limits.MAX_MOVE_OVERHEAD_MS,
                dialect.name()));
  }

  private void setOption(String[] parts) throws BadInputException {
    List<String> list = Arrays.asList(parts);
    int value = list.indexOf("value");
    String name = value < 2 ? "" : String.join(" ", list.subList(2, value));
    String text = String.join(" ", list.subList(value + 1, parts.length));
    if (name.equalsIgnoreCase("Rules")) {
      settings = Rules.parse(game, text);
      line = Line.start(game, settings);
      backend.newGame();
    } else if (name.equalsIgnoreCase("Move Overhead") && Limits.isMoveOverhead(text)) {
      backend.setMoveOverhead(Integer.parseInt(text));
    } else {
      throw unknownCommand(String.join(" ", parts));
    }
  }

  private void setPosition(String[] parts) throws BadInputException {
    List<String> list = Arrays.asList(parts);
    int moves = list.indexOf("moves");
    int end = moves < 0 ? parts.length : moves;
    Line start;
    if (end == 2 && parts[1].equals("startpos")) {
      start = Line.start(game, settings);
    } else if (end > 2 && parts[1].equals("fen")) {
      String text = String.join(" ", list.subList(2, end));
      Settings here = dialect.settings(text, settings);
      start = Line.from(game, here, dialect.parse(text, here));
    } else {
      throw unknownCommand(String.join(" ", parts));
    }
    line = moves < 0 ? start : start.play(String.join(" ", list.subList(moves + 1, parts.length)));
  }

  private void go(String[] parts) throws BadInputException {
    GoCommand command = GoCommand.read(parts, line.position().turn());
    if (command == null) {
      throw unknownCommand(String.join(" ", parts));
    }
    Line root = Dialogue.searchRoot(line);
    if (searches.anyUnstopped()) {
      sendError(Text.of(EngineException.class, "error.thinking"));
      return;
    }
    searches.begin();
    SearchRequest request = backend.request();
    backend.submit(root == null ? this::answerWithoutMove : () -> think(request, root, command));
  }

  /** Answers, after all searches before it, that the game is over. */
  private void answerWithoutMove() {
    searches.end();
    sendError(Text.of(EngineException.class, "error.over"));
    backend.send("bestmove 0000");
  }

  private void stop() {
    searches.stop();
    backend.stop();
  }

  private void think(SearchRequest request, Line root, GoCommand command) {
    Limits limits = command.infinite() ? command.limits() : backend.limitsForMove(command.limits());
    String best;
    try {
      SearchReport report =
          backend.think(request, root, limits, each -> backend.send(UciInfo.write(each, root)));
      if (command.infinite()) {
        backend.awaitStop(request);
      }
      best = game.notation().format(root.position(), report.bestMove());
    } finally {
      searches.end();
    }
    backend.send("bestmove " + best);
  }

  private static BadInputException unknownCommand(String command) {
    return new BadInputException(EngineException.class, "error.words", command);
  }

  private void sendError(Text text) {
    backend.send("info string error: " + text);
  }

  /**
   * A {@code go} command.
   *
   * @param infinite whether to wait for {@code stop} before answering
   */
  private record GoCommand(Limits limits, boolean infinite) {
    private static final Set<String> NUMBERS =
        Set.of("depth", "nodes", "movetime", "btime", "wtime", "binc", "winc", "movestogo");

    /** Reads the words of a command; returns null if one of them is unknown. */
    static @Nullable GoCommand read(String[] words, Side turn) {
      Map<String, Long> numbers = new HashMap<>();
      boolean infinite = words.length == 1;
      for (int i = 1; i < words.length; i++) {
        if (words[i].equals("infinite")) {
          infinite = true;
        } else if (NUMBERS.contains(words[i])
            && i + 1 < words.length
            && words[i + 1].matches(mayBeNegative(words[i]) ? "-?\\d{1,12}" : "\\d{1,12}")) {
          numbers.put(words[i], Long.parseLong(words[++i]));
        } else {
          return null;
        }
      }
      return new GoCommand(limits(numbers, turn), infinite);
    }

    /** Whether a number may be below 0, as a clock is once its player has run out of time. */
    private static boolean mayBeNegative(String number) {
      return number.endsWith("time") && !number.equals("movetime");
    }

    private static Limits limits(Map<String, Long> numbers, Side turn) {
      Limits limits = Limits.NONE;
      Long depth = numbers.get("depth");
      if (depth != null) {
        int plies = Math.clamp(depth, 1, Limits.MAX_DEPTH);
        limits = limits.tighter(Limits.depth(plies));
      }
      Long nodes = numbers.get("nodes");
      if (nodes != null) {
        limits = limits.tighter(Limits.nodes(Math.max(1, nodes)));
      }
      Long move = numbers.get("movetime");
      if (move != null) {
        limits = limits.tighter(Limits.time(Math.max(1, move)));
      }
      Long clock = numbers.get(turn == Side.FIRST ? "btime" : "wtime");
      if (clock != null) {
        long increment = numbers.getOrDefault(turn == Side.FIRST ? "binc" : "winc", 0L);
        int moves = Math.clamp(numbers.getOrDefault("movestogo", 0L), 0, 1000);
        limits = limits.tighter(Limits.forClock(Math.max(1, clock), increment, moves));
      }
      return limits;
    }
  }
}
