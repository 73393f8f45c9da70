package quadrille.cli.commands;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.options.Converters;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.core.Outcome;
import quadrille.core.Side;

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
public final class ReplayCommand extends TerminalCommand {
  @Parameters(
      paramLabel = "FILE",
      converter = Converters.FileName.class,
      description = "The file; - is standard input.")
  private String file = "";

  @Option(
      names = "--game",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      defaultValue = "1",
      description = "The number of the game in the file, from 1; ${DEFAULT-VALUE} by default.")
  private int number = 1;

  @Option(names = "--boards", description = "Shows the board after every move.")
  private boolean boards;

  @Override
  public Integer call() throws CommandFailedException {
    GameFileInput.SelectedGame game = GameFileInput.read(terminal(), file, null).game(number);
    game.skipped().forEach(this::printNotice);
    show(game.tree());
    return game.status();
  }

  private void show(GameTree game) {
    Line start = game.root().line();
    String players = playerName(game, Side.FIRST) + " - " + playerName(game, Side.SECOND);
    print(game.game().name() + ": " + players);
    game.tags().forEach(this::printTag);
    print("");
    printBoard(start);
    print("");
    printCommented("", game.root().note());
    GameTree.Node node = game.root();
    while (!node.children().isEmpty()) {
      Side side = node.line().position().turn();
      node = node.children().getFirst();
      printMove(side, node);
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
    line.game().notation().diagram(line.position()).lines().forEach(this::print);
  }

  private void printMove(Side side, GameTree.Node node) {
    String colour = node.line().game().sideName(side, node.line().settings()).toString();
    String number = MoveNumber.of(node.line()).asciiPrefix();
    String prefix = String.format(Locale.ROOT, "%6s %-6s ", number, colour);
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
}
