package quadrille.games.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Machine;

/**
 * The engine's side of HTP. Commands are answered one after the other on the machine's thread; the
 * comment {@code # interrupt} makes the one that thinks answer at once.
 */
final class HexDialogue implements Dialogue {
  private static final String INTERRUPT = "# interrupt";

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private final Machine machine;
  private final HexTable table;
  private final HexClock clock = new HexClock();

  /** What a command does with its arguments: returns the answer, or throws why there is none. */
  private interface Command {
    String run(List<String> arguments) throws BadInputException, Refusal;
  }

  /** An answer of the protocol that is a refusal. */
  static final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String words) {
      super(words);
    }
  }

  HexDialogue(Machine machine, Settings settings) {
    this.machine = machine;
    table = new HexTable(settings);
    commands.put("name", none -> "Quadrille");
    commands.put("version", none -> machine.version());
    commands.put("protocol_version", none -> "2");
    commands.put("list_commands", none -> String.join("\n", commands.keySet()));
    commands.put("known_command", this::isKnown);
    commands.put("boardsize", this::resize);
    commands.put("clear_board", none -> clear());
    commands.put("play", this::play);
    commands.put("genmove", arguments -> generate(arguments, true));
    commands.put("reg_genmove", arguments -> generate(arguments, false));
    commands.put("undo", none -> table.undo());
    commands.put("showboard", none -> "\n" + table.diagram());
    commands.put("all_legal_moves", none -> table.moves());
    commands.put("final_score", none -> table.score());
    commands.put("time_settings", clock::settings);
    commands.put("time_left", clock::left);
    commands.put("param_game", this::parameter);
    commands.put(HexProtocol.RULES, this::rules);
    commands.put("gogui-interrupt", none -> "");
    commands.put("quit", none -> "");
  }

  @Override
  public boolean hear(String heard) {
    if (heard.strip().equalsIgnoreCase(INTERRUPT)) {
      machine.stop();
      return true;
    }
    List<String> words = words(heard);
    if (words.isEmpty()) {
      return true;
    }
    String number = words.getFirst().matches("\\d{1,18}") ? words.removeFirst() : "";
    machine.later(() -> answer(number, words));
    return words.isEmpty() || !words.getFirst().equals("quit");
  }

  @Override
  public boolean finishesAtEnd() {
    return true;
  }

  /** The words before a comment, without control characters. */
  private static List<String> words(String heard) {
    String plain = heard.replaceAll("#.*", "").replace('\t', ' ').replaceAll("\\p{Cntrl}", "");
    return new ArrayList<>(
        Arrays.stream(plain.split(" +")).filter(word -> !word.isEmpty()).toList());
  }

  private void answer(String number, List<String> words) {
    try {
      Command command = words.isEmpty() ? null : commands.get(words.getFirst());
      if (command == null) {
        throw new Refusal("unknown command");
      }
      String answer = command.run(words.subList(1, words.size()));
      machine.say("=" + number + " " + answer + "\n");
    } catch (Refusal e) {
      machine.say("?" + number + " " + e.getMessage() + "\n");
    } catch (BadInputException e) {
      machine.say("?" + number + " " + e.text() + "\n");
    }
  }

  private String isKnown(List<String> arguments) throws Refusal {
    return String.valueOf(commands.containsKey(argument(arguments, 0)));
  }

  private String resize(List<String> arguments) throws BadInputException, Refusal {
    String columns = argument(arguments, 0);
    table.resize(arguments.size() > 1 ? arguments.get(1) : columns, columns);
    return forgetting();
  }

  private String clear() {
    table.clear();
    return forgetting();
  }

  private String rules(List<String> arguments) throws BadInputException, Refusal {
    table.set(Rules.read(table.game(), argument(arguments, 0)));
    return forgetting();
  }

  private String forgetting() {
    clock.reset();
    machine.forget();
    return "";
  }

  private String parameter(List<String> arguments) throws BadInputException, Refusal {
    if (arguments.isEmpty()) {
      return "\n[bool] allow_swap " + (table.swap() ? 1 : 0);
    }
    if (!arguments.getFirst().equals("allow_swap")) {
      throw new Refusal("unknown parameter");
    }
    String value = argument(arguments, 1).toLowerCase(Locale.ROOT);
    table.allowSwap(value.equals("1") || value.equals("true"));
    return "";
  }

  private String play(List<String> arguments) throws BadInputException, Refusal {
    Side side = side(arguments);
    String move = argument(arguments, 1);
    if (!move.equalsIgnoreCase("resign")) {
      table.play(side, move);
    }
    return "";
  }

  private String generate(List<String> arguments, boolean plays) throws Refusal {
    Side side = side(arguments);
    table.giveTurn(side);
    Outcome outcome = table.line().outcome();
    if (outcome != null || MoveList.of(table.line().position()).isEmpty()) {
      return "resign";
    }
    long start = System.nanoTime();
    machine.announce();
    SearchReport found = machine.think(table.line(), clock.limits(side), report -> {});
    clock.used(side, (System.nanoTime() - start) / 1_000_000);
    String move = table.name(found.bestMove());
    if (plays) {
      table.play(found.bestMove());
    }
    return move;
  }

  static String argument(List<String> arguments, int index) throws Refusal {
    if (index >= arguments.size()) {
      throw new Refusal("missing argument");
    }
    return arguments.get(index);
  }

  static Side side(List<String> arguments) throws Refusal {
    Side side = HexProtocol.side(argument(arguments, 0));
    if (side == null) {
      throw new Refusal("invalid color: " + arguments.getFirst());
    }
    return side;
  }
}
