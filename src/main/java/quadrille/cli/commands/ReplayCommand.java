package quadrille.cli.commands;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Notation;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.records.files.GameFiles;

/** Prints a game of a file. */
@Command(
    name = "replay",
    description = "Shows a game of a file: players, moves and last position.",
    footer = {
      "",
      "FILE may have any format that convert reads, also that of play --json or match --out.",
      "",
      "Example:",
      "  quadrille replay dames.jsonl --game 12 --boards"
    })
public final class ReplayCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The file; - is standard input.")
  private String file = "";

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the game in the file, from 1; ${DEFAULT-VALUE} by default.")
  private int number = 1;

  @Option(names = "--boards", description = "Shows the board after every move.")
  private boolean boards;

  public ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandFailedException {
    GameFileInput input = GameFileInput.read(terminal, file, null);
    try {
      show(GameFiles.readGame(input.format(), input.text(), number));
    } catch (BadInputException e) {
      throw new CommandFailedException(input.name() + ": " + e.text(), e);
    }
    return ExitCode.OK;
  }

  private void show(GameTree game) {
    Line start = game.root().line();
    print(
        game.game().name()
            + ": "
            + playerName(game, Side.FIRST)
            + " - "
            + playerName(game, Side.SECOND));
    game.tags().forEach((tag, value) -> printTag(tag, value));
    print("");
    printBoard(start);
    print("");
    printCommented("", game.root().note());
    GameTree.Node node = game.root();
    while (!node.children().isEmpty()) {
      node = node.children().getFirst();
      printMove(node);
    }
    if (!boards && node.parent() != null) {
      print("");
      printBoard(node.line());
    }
    print("");
    print(resultText(game, game.outcome()));
  }

  private void printTag(String tag, String value) {
    if (!tag.equals(GameTree.FIRST) && !tag.equals(GameTree.SECOND)) {
      print("  " + tag + ": " + value);
    }
  }

  private static String playerName(GameTree game, Side side) {
    String colour = game.game().sideName(side, game.settings()).toString();
    String name = game.tags().get(side == Side.FIRST ? GameTree.FIRST : GameTree.SECOND);
    return name == null ? colour : name + " (" + colour + ")";
  }

  private void printBoard(Line line) {
    Notation notation = line.game().notation();
    notation.diagram(line.position()).lines().forEach(this::print);
  }

  private void printMove(GameTree.Node node) {
    GameTree.Node before = node.parent();
    if (before == null) {
      return;
    }
    Side side = before.line().position().turn();
    String colour = node.line().game().sideName(side, node.line().settings()).toString();
    String prefix = String.format(Locale.ROOT, "%3d. %-6s ", node.line().ply(), colour);
    printCommented(prefix + node.moveText(), node.note());
    if (boards) {
      printBoard(node.line());
      print("");
    }
  }

  private void printCommented(String move, GameTree.Note note) {
    String comment = note.comment().replace("\n", "\n     ");
    if (!move.isEmpty() || !comment.isEmpty()) {
      print((move + "  " + comment).stripTrailing());
    }
  }

  private static String resultText(GameTree game, @Nullable Outcome outcome) {
    if (outcome == null) {
      return "The game is not over.";
    }
    Side winner = outcome.winner();
    String who = winner == null ? "Draw" : playerName(game, winner) + " wins";
    return who + ": " + outcome.text() + ".";
  }

  private void print(String line) {
    terminal.out().println(line);
  }
}
