package quadrille.search.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.search.SearchReport;

/**
 * The engine's side of the family of UCI, the Universal Chess Interface (Stefan Meyer-Kahlen and
 * Rudolf Huber, 2000), to which UAI belongs. Errors are told as {@code info string error: …}.
 */
public final class UciDialogue implements Dialogue {
  private final UciWords words;
  private final Machine machine;
  private final Game game;
  private final AtomicBoolean thinking = new AtomicBoolean();
  private Settings settings;
  private Line line;

  public UciDialogue(UciWords words, Machine machine, Settings settings) {
    this.words = words;
    this.machine = machine;
    this.settings = settings;
    game = machine.game();
    line = Line.start(game, settings);
  }

  @Override
  public boolean hear(String heard) {
    String[] parts = heard.strip().split("\\s+");
    try {
      return obey(parts[0].toLowerCase(Locale.ROOT), parts);
    } catch (BadInputException e) {
      complain(e.text());
      return true;
    }
  }

  private boolean obey(String command, String[] parts) throws BadInputException {
    String name = words.name();
    if (command.equals(name)) {
      introduce();
    } else if (command.equals(name + "newgame")) {
      machine.forget();
    } else {
      switch (command) {
        case "quit" -> {
          return false;
        }
        case "isready" -> machine.say("readyok");
        case "setoption" -> setOption(parts);
        case "position" -> setPosition(parts);
        case "go" -> go(parts);
        case "stop" -> machine.stop();
        case "", "debug", "ponderhit" -> {}
        default -> throw notUnderstood(String.join(" ", parts));
      }
    }
    return true;
  }

  private void introduce() {
    machine.say(
        "id name Quadrille "
            + machine.version()
            + "\nid author the Quadrille project\noption name Rules type string default "
            + Rules.write(game, settings)
            + "\n"
            + words.name()
            + "ok");
  }

  private void setOption(String[] parts) throws BadInputException {
    List<String> list = Arrays.asList(parts);
    int value = list.indexOf("value");
    boolean named = parts.length >= 3 && parts[2].equalsIgnoreCase("Rules");
    if (!named || value < 0) {
      throw notUnderstood(String.join(" ", parts));
    }
    settings = Rules.read(game, String.join(" ", list.subList(value + 1, parts.length)));
    line = Line.start(game, settings);
    machine.forget();
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
      Settings here = words.settings(text, settings);
      start = Line.from(game, here, words.parse(text, here));
    } else {
      throw notUnderstood(String.join(" ", parts));
    }
    line = moves < 0 ? start : start.play(String.join(" ", list.subList(moves + 1, parts.length)));
  }

  private void go(String[] parts) throws BadInputException {
    UciGo asked = UciGo.read(parts, line.position().turn());
    if (asked == null) {
      throw notUnderstood(String.join(" ", parts));
    }
    Line root = open(line);
    if (root == null) {
      complain(Text.of(EngineFailure.class, "error.over"));
      machine.say("bestmove 0000");
    } else if (thinking.compareAndSet(false, true)) {
      machine.announce();
      machine.later(() -> think(root, asked));
    } else {
      complain(Text.of(EngineFailure.class, "error.thinking"));
    }
  }

  /** The game, or just its position where a draw rule has ended it; null where nobody can move. */
  static @Nullable Line open(Line line) {
    if (line.outcome() == null) {
      return line;
    }
    Line alone = Line.from(line.game(), line.settings(), line.position());
    return alone.outcome() == null ? alone : null;
  }

  private void think(Line root, UciGo asked) {
    SearchReport report =
        machine.think(root, asked.limits(), each -> machine.say(UciInfo.write(each, root)));
    if (asked.infinite()) {
      machine.awaitStop();
    }
    String best = game.notation().format(root.position(), report.bestMove());
    thinking.set(false);
    machine.say("bestmove " + best);
  }

  private static BadInputException notUnderstood(String heard) {
    return new BadInputException(Text.of(EngineFailure.class, "error.words", heard));
  }

  private void complain(Text text) {
    machine.say("info string error: " + text);
  }
}
