package quadrille.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Notation;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.records.files.GameFiles;

/** Shows a game of a file. */
@Command(
    name = "replay",
    description = "Shows a game of a file: players, moves, last position.",
    footer = {
      "",
      "FILE is of any format that convert reads, also one that play --json or match --out wrote.",
      "",
      "Example:",
      "  quadrille replay dames.jsonl --game 12 --boards"
    })
final class ReplayCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The file; - is standard input.")
  private String file = "";

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the game in the file, from 1 (default: ${DEFAULT-VALUE}).")
  private int number = 1;

  @Option(names = "--boards", description = "The board after every move.")
  private boolean boards;

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws FailedException {
    FileInput input = FileInput.read(terminal, file, null);
    try {
      show(GameFiles.one(input.format(), input.text(), number));
    } catch (BadInputException e) {
      throw new FailedException(input.name() + ": " + e.text(), e);
    }
    return Cli.DONE;
  }

  private void show(GameTree game) {
    Line start = game.root().line();
    print(game.game().name() + ": " + name(game, Side.FIRST) + " - " + name(game, Side.SECOND));
    game.tags().forEach((tag, value) -> tag(tag, value));
    print("");
    board(start);
    print("");
    tell("", game.root().note());
    GameTree.Node node = game.root();
    while (!node.next().isEmpty()) {
      node = node.next().getFirst();
      move(node);
    }
    if (!boards && node.parent() != null) {
      print("");
      board(node.line());
    }
    print("");
    print(result(game, game.outcome()));
  }

  private void tag(String tag, String value) {
    if (!tag.equals(GameTree.FIRST) && !tag.equals(GameTree.SECOND)) {
      print("  " + tag + ": " + value);
    }
  }

  private static String name(GameTree game, Side side) {
    String colour = game.game().sideName(side, game.settings()).toString();
    String name = game.tags().get(side == Side.FIRST ? GameTree.FIRST : GameTree.SECOND);
    return name == null ? colour : name + " (" + colour + ")";
  }

  private void board(Line line) {
    Notation notation = line.game().notation();
    notation.diagram(line.position()).lines().forEach(this::print);
  }

  private void move(GameTree.Node node) {
    GameTree.Node before = node.parent();
    if (before == null) {
      return;
    }
    Side side = before.line().position().turn();
    String colour = node.line().game().sideName(side, node.line().settings()).toString();
    String place = String.format(Locale.ROOT, "%3d. %-6s ", node.line().ply(), colour);
    tell(place + node.text(), node.note());
    if (boards) {
      board(node.line());
      print("");
    }
  }

  private void tell(String move, GameTree.Note note) {
    String comment = note.comment().replace("\n", "\n     ");
    if (!move.isEmpty() || !comment.isEmpty()) {
      print((move + "  " + comment).stripTrailing());
    }
  }

  private static String result(GameTree game, @Nullable Outcome outcome) {
    if (outcome == null) {
      return "The game is not over.";
    }
    Side winner = outcome.winner();
    String who = winner == null ? "Draw" : name(game, winner) + " wins";
    return who + ": " + outcome.text() + ".";
  }

  private void print(String line) {
    terminal.out().println(line);
  }
}
