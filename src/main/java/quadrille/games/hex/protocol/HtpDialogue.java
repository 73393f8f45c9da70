package quadrille.games.hex.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.SearchRequest;

/**
 * The engine's side of HTP. Commands are answered in order on the backend's thread; the comment
 * {@code # interrupt} makes a running search answer at once.
 */
final class HtpDialogue implements Dialogue {
  private static final String INTERRUPT = "# interrupt";

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private final EngineBackend backend;
  private final HtpSession session;
  private final HtpClock clock = new HtpClock();
  private Limits bounds = Limits.NONE;

  /** Handles a command: returns the answer, or throws if the command fails. */
  private interface Command {
    String run(List<String> arguments) throws BadInputException, CommandFailure;
  }

  /** The line that is answered, which may ask for a search; on the backend's thread. */
  private @Nullable SearchRequest request;

  /** A failure that is reported to the front end with a {@code ?} answer. */
  static final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1L;

    CommandFailure(String message) {
      super(message);
    }
  }

  HtpDialogue(EngineBackend backend, Settings settings) {
    this.backend = backend;
    session = new HtpSession(settings);
    commands.put("name", _ -> "Quadrille");
    commands.put("version", _ -> backend.version());
    commands.put("protocol_version", _ -> "2");
    commands.put("list_commands", _ -> String.join("\n", commands.keySet()));
    commands.put("known_command", this::isKnownCommand);
    commands.put("boardsize", this::setBoardSize);
    commands.put("clear_board", _ -> clearBoard());
    commands.put("play", this::play);
    commands.put("genmove", arguments -> generateMove(arguments, true));
    commands.put("reg_genmove", arguments -> generateMove(arguments, false));
    commands.put("undo", _ -> session.undo());
    commands.put("showboard", _ -> "\n" + session.diagram());
    commands.put("all_legal_moves", _ -> session.legalMoves());
    commands.put("final_score", _ -> session.score());
    commands.put("time_settings", clock::timeSettings);
    commands.put("time_left", clock::timeLeft);
    commands.put("param_game", this::gameParameter);
    commands.put(HexProtocol.RULES_COMMAND, this::setRules);
    commands.put(HexProtocol.LIMITS_COMMAND, this::setLimits);
    commands.put("gogui-interrupt", _ -> "");
    commands.put("quit", _ -> "");
  }

  @Override
  public boolean handleLine(String line) {
    if (line.strip().equalsIgnoreCase(INTERRUPT)) {
      backend.stop();
      return true;
    }
    List<String> words = splitCommand(line);
    if (words.isEmpty()) {
      return true;
    }
    String number = words.getFirst().matches("\\d{1,18}") ? words.removeFirst() : "";
    SearchRequest asked = backend.request();
    backend.submit(
        () -> {
          request = asked;
          answer(number, words);
        });
    return words.isEmpty() || !words.getFirst().equals("quit");
  }

  @Override
  public boolean finishesPendingWork() {
    return true;
  }

  @Override
  public List<String> warmUpLines(int timeMs) {
    String move = session.formatMove(Dialogue.firstMove(session.line()));
    return List.of("play b " + move, "time_settings 0 " + timeMs / 1000.0 + " 1", "genmove w");
  }

  /** Splits a line into words, without comments and control characters. */
  private static List<String> splitCommand(String line) {
    String cleaned = line.replaceAll("#.*", "").replace('\t', ' ').replaceAll("\\p{Cntrl}", "");
    return new ArrayList<>(
        Arrays.stream(cleaned.split(" +")).filter(word -> !word.isEmpty()).toList());
  }

  private void answer(String number, List<String> words) {
    try {
      Command command = words.isEmpty() ? null : commands.get(words.getFirst());
      if (command == null) {
        throw new CommandFailure("unknown command");
      }
      String answer = command.run(words.subList(1, words.size()));
      backend.send("=" + number + " " + answer + "\n");
    } catch (CommandFailure | BadInputException e) {
      backend.send("?" + number + " " + e.getMessage() + "\n");
    }
  }

  private String isKnownCommand(List<String> arguments) throws CommandFailure {
    return String.valueOf(commands.containsKey(requireArgument(arguments, 0)));
  }

  private String setBoardSize(List<String> arguments) throws BadInputException, CommandFailure {
    String columns = requireArgument(arguments, 0);
    if (arguments.size() > 2) {
      throw new CommandFailure(
          "syntax error: expected columns and rows, but was " + String.join(" ", arguments));
    }
    session.resize(arguments.size() > 1 ? arguments.get(1) : columns, columns);
    return startNewGame();
  }

  private String clearBoard() {
    session.clear();
    return startNewGame();
  }

  private String setRules(List<String> arguments) throws BadInputException, CommandFailure {
    session.setRules(Rules.parse(session.game(), requireArgument(arguments, 0)));
    return startNewGame();
  }

  private String setLimits(List<String> arguments) throws CommandFailure {
    String depth = requireArgument(arguments, 0);
    String nodes = arguments.size() > 1 ? arguments.get(1) : "";
    if (!depth.matches("\\d{1,9}") || !nodes.matches("\\d{0,18}")) {
      throw new CommandFailure("syntax error: the limits are a depth and a number of nodes");
    }
    bounds = Limits.depth(Math.clamp(Integer.parseInt(depth), 1, Limits.MAX_DEPTH));
    if (!nodes.isEmpty()) {
      bounds = bounds.tighter(Limits.nodes(Math.max(1, Long.parseLong(nodes))));
    }
    return "";
  }

  private String startNewGame() {
    backend.awaitReady();
    clock.reset();
    backend.newGame();
    return "";
  }

  private String gameParameter(List<String> arguments) throws BadInputException, CommandFailure {
    if (arguments.isEmpty()) {
      return "\n[bool] allow_swap " + (session.isSwapAllowed() ? 1 : 0);
    }
    if (!arguments.getFirst().equals("allow_swap")) {
      throw new CommandFailure("unknown parameter");
    }
    String value = requireArgument(arguments, 1).toLowerCase(Locale.ROOT);
    session.allowSwap(
        switch (value) {
          case "0", "false" -> false;
          case "1", "true" -> true;
          default -> throw new CommandFailure("syntax error: expected 0 or 1, but was " + value);
        });
    return "";
  }

  private String play(List<String> arguments) throws BadInputException, CommandFailure {
    Side side = requireSide(arguments);
    String move = requireArgument(arguments, 1);
    if (!move.equalsIgnoreCase("resign")) {
      session.play(side, move);
    }
    return "";
  }

  private String generateMove(List<String> arguments, boolean playsMove) throws CommandFailure {
    Side side = requireSide(arguments);
    session.setTurn(side);
    if (session.line().outcome() != null) {
      return "resign";
    }
    long start = System.nanoTime();
    SearchReport report =
        backend.think(
            Objects.requireNonNull(request),
            session.line(),
            backend.limitsForMove(clock.limits(side).tighter(bounds)),
            _ -> {});
    clock.subtract(side, (System.nanoTime() - start) / 1_000_000);
    String move = session.formatMove(report.bestMove());
    if (playsMove) {
      session.play(report.bestMove());
    }
    return move;
  }

  static String requireArgument(List<String> arguments, int index) throws CommandFailure {
    if (index >= arguments.size()) {
      throw new CommandFailure("missing argument");
    }
    return arguments.get(index);
  }

  static Side requireSide(List<String> arguments) throws CommandFailure {
    Side side = HexProtocol.parseSide(requireArgument(arguments, 0));
    if (side == null) {
      throw new CommandFailure("invalid color: " + arguments.getFirst());
    }
    return side;
  }
}
