package quadrille.app.table;

import java.util.Objects;
import java.util.stream.Collectors;
import quadrille.app.common.Words;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;

/** Moves in words. */
final class MoveWords {
  private MoveWords() {}

  /** The side that made a node's move. */
  static Side mover(Node node) {
    return Objects.requireNonNull(node.parent(), "a move").line().position().turn();
  }

  /** What a screen reader says about a row of the list. */
  static String row(MoveRow row, Words words) {
    if (row.isMain()) {
      return move(row.first(), words);
    }
    return words.say(
        MoveWords.class,
        "variation.accessible",
        row.nodes().stream().map(each -> move(each, words)).collect(Collectors.joining("; ")));
  }

  /** Number, side, move, signs and comment. */
  static String move(Node node, Words words) {
    Line line = node.line();
    String said =
        words.say(
            MoveWords.class,
            "move.accessible",
            line.ply(),
            line.game().sideName(mover(node), line.settings()),
            node.text());
    String glyphs = Glyphs.spoken(node.note().glyphs(), words);
    String comment = node.note().comment();
    return said
        + (glyphs.isEmpty() ? "" : ", " + glyphs)
        + (comment.isEmpty() ? "" : ". " + comment);
  }
}
