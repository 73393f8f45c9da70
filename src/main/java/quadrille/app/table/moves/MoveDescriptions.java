package quadrille.app.table.moves;

import java.util.Objects;
import java.util.stream.Collectors;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** Moves in words. */
final class MoveDescriptions {
  private MoveDescriptions() {}

  /** The side that made a node's move. */
  static Side mover(Node node) {
    return Objects.requireNonNull(node.parent(), "a move").line().position().turn();
  }

  /** What a screen reader says about a row of the list. */
  static String row(MoveRow row, Localizer words) {
    if (row.isMain()) {
      return move(row.first(), words);
    }
    return words.localize(
        MoveDescriptions.class,
        "variation.accessible",
        row.nodes().stream().map(each -> move(each, words)).collect(Collectors.joining("; ")));
  }

  /** Number, side, move, signs and comment. */
  static String move(Node node, Localizer words) {
    Line line = node.line();
    String said =
        words.localize(
            MoveDescriptions.class,
            "move.accessible",
            line.ply(),
            line.game().sideName(mover(node), line.settings()),
            node.moveText());
    String glyphs = AnnotationGlyphs.describe(node.note().glyphs(), words);
    String comment = node.note().comment();
    return said
        + (glyphs.isEmpty() ? "" : ", " + glyphs)
        + (comment.isEmpty() ? "" : ". " + comment);
  }
}
