package quadrille.games.hex.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineBackend;

/**
 * The engine's side of HTP. Commands are answered one after the other on the machine's thread; the
 * comment {@code # interrupt} makes the one that thinks answer at once.
 */
final class HtpDialogue implements Dialogue {
  private static final String INTERRUPT = "# interrupt";

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private final EngineBackend machine;
  private final HtpSession table;
  private final HtpClock clock = new HtpClock();

  /** What a command does with its arguments: returns the answer, or throws why there is none. */
  private interface Command {
    String run(List<String> arguments) throws BadInputException, CommandFailure;
  }

  /** An answer of the protocol that is a refusal. */
  static final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1L;

    CommandFailure(String words) {
      super(words);
    }
  }

  HtpDialogue(EngineBackend machine, Settings settings) {
    this.machine = machine;
    table = new HtpSession(settings);
    commands.put("name", none -> "Quadrille");
    commands.put("version", none -> machine.version());
    commands.put("protocol_version", none -> "2");
    commands.put("list_commands", none -> String.join("\n", commands.keySet()));
    commands.put("known_command", this::isKnownCommand);
    commands.put("boardsize", this::setBoardSize);
    commands.put("clear_board", none -> clearBoard());
    commands.put("play", this::play);
    commands.put("genmove", arguments -> generateMove(arguments, true));
    commands.put("reg_genmove", arguments -> generateMove(arguments, false));
    commands.put("undo", none -> table.undo());
    commands.put("showboard", none -> "\n" + table.diagram());
    commands.put("all_legal_moves", none -> table.legalMoves());
    commands.put("final_score", none -> table.score());
    commands.put("time_settings", clock::timeSettings);
    commands.put("time_left", clock::timeLeft);
    commands.put("param_game", this::gameParameter);
    commands.put(HexProtocol.RULES_COMMAND, this::setRules);
    commands.put("gogui-interrupt", none -> "");
    commands.put("quit", none -> "");
  }

  @Override
  public boolean handleLine(String heard) {
    if (heard.strip().equalsIgnoreCase(INTERRUPT)) {
      machine.stop();
      return true;
    }
    List<String> words = splitCommand(heard);
    if (words.isEmpty()) {
      return true;
    }
    String number = words.getFirst().matches("\\d{1,18}") ? words.removeFirst() : "";
    machine.submit(() -> answer(number, words));
    return words.isEmpty() || !words.getFirst().equals("quit");
  }

  @Override
  public boolean finishesPendingWork() {
    return true;
  }

  /** The words before a comment, without control characters. */
  private static List<String> splitCommand(String heard) {
    String plain = heard.replaceAll("#.*", "").replace('\t', ' ').replaceAll("\\p{Cntrl}", "");
    return new ArrayList<>(
        Arrays.stream(plain.split(" +")).filter(word -> !word.isEmpty()).toList());
  }

  private void answer(String number, List<String> words) {
    try {
      Command command = words.isEmpty() ? null : commands.get(words.getFirst());
      if (command == null) {
        throw new CommandFailure("unknown command");
      }
      String answer = command.run(words.subList(1, words.size()));
      machine.send("=" + number + " " + answer + "\n");
    } catch (CommandFailure e) {
      machine.send("?" + number + " " + e.getMessage() + "\n");
    } catch (BadInputException e) {
      machine.send("?" + number + " " + e.text() + "\n");
    }
  }

  private String isKnownCommand(List<String> arguments) throws CommandFailure {
    return String.valueOf(commands.containsKey(requireArgument(arguments, 0)));
  }

  private String setBoardSize(List<String> arguments) throws BadInputException, CommandFailure {
    String columns = requireArgument(arguments, 0);
    table.resize(arguments.size() > 1 ? arguments.get(1) : columns, columns);
    return startNewGame();
  }

  private String clearBoard() {
    table.clear();
    return startNewGame();
  }

  private String setRules(List<String> arguments) throws BadInputException, CommandFailure {
    table.setRules(Rules.parse(table.game(), requireArgument(arguments, 0)));
    return startNewGame();
  }

  private String startNewGame() {
    clock.reset();
    machine.newGame();
    return "";
  }

  private String gameParameter(List<String> arguments) throws BadInputException, CommandFailure {
    if (arguments.isEmpty()) {
      return "\n[bool] allow_swap " + (table.isSwapAllowed() ? 1 : 0);
    }
    if (!arguments.getFirst().equals("allow_swap")) {
      throw new CommandFailure("unknown parameter");
    }
    String value = requireArgument(arguments, 1).toLowerCase(Locale.ROOT);
    table.allowSwap(value.equals("1") || value.equals("true"));
    return "";
  }

  private String play(List<String> arguments) throws BadInputException, CommandFailure {
    Side side = requireSide(arguments);
    String move = requireArgument(arguments, 1);
    if (!move.equalsIgnoreCase("resign")) {
      table.play(side, move);
    }
    return "";
  }

  private String generateMove(List<String> arguments, boolean plays) throws CommandFailure {
    Side side = requireSide(arguments);
    table.setTurn(side);
    Outcome outcome = table.line().outcome();
    if (outcome != null || table.line().position().legalMoves().isEmpty()) {
      return "resign";
    }
    long start = System.nanoTime();
    machine.beginSearch();
    SearchReport found = machine.think(table.line(), clock.limits(side), report -> {});
    clock.subtract(side, (System.nanoTime() - start) / 1_000_000);
    String move = table.formatMove(found.bestMove());
    if (plays) {
      table.play(found.bestMove());
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
