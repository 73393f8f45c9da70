package quadrille.app.table.moves;

import java.util.Objects;
import java.util.stream.Collectors;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** Describes moves in words, for screen readers. */
final class MoveDescriptions {
  private MoveDescriptions() {}

  /** The side that made a node's move. */
  static Side mover(Node node) {
    return Objects.requireNonNull(node.parent(), "a move").line().position().turn();
  }

  static String row(MoveRow row, Localizer localizer) {
    if (row.isMain()) {
      return move(row.first(), localizer);
    }
    return localizer.localize(
        MoveDescriptions.class,
        "variation.accessible",
        row.nodes().stream().map(node -> move(node, localizer)).collect(Collectors.joining("; ")));
  }

  /** The number, side, move, glyphs and comment of a node. */
  static String move(Node node, Localizer localizer) {
    Line line = node.line();
    String text =
        localizer.localize(
            MoveDescriptions.class,
            "move.accessible",
            line.ply(),
            line.game().sideName(mover(node), line.settings()),
            node.moveText());
    String glyphs = AnnotationGlyphs.describe(node.note().glyphs(), localizer);
    String comment = node.note().comment();
    return text
        + (glyphs.isEmpty() ? "" : ", " + glyphs)
        + (comment.isEmpty() ? "" : ". " + comment);
  }
}
