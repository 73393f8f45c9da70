package quadrille.app.table.moves;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.moves.MoveRow.CommentRow;
import quadrille.app.table.moves.MoveRow.ResultRow;
import quadrille.app.table.moves.MoveRow.TurnRow;
import quadrille.app.table.moves.MoveRow.VariationRow;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** Describes moves in words, for screen readers. */
final class MoveDescriptions {
  private MoveDescriptions() {}

  /** The side that made a node's move. */
  static Side mover(Node node) {
    return Objects.requireNonNull(node.parent(), "a move").line().position().turn();
  }

  /** A row; of a turn only the move shown, if it is one of its moves. */
  static String row(MoveRow row, Node shown, Localizer localizer) {
    return switch (row) {
      case TurnRow turn ->
          turn.nodes().contains(shown) ? move(shown, localizer) : moves(turn.nodes(), localizer);
      case CommentRow comment -> comment.comment();
      case VariationRow variation ->
          localizer.localize(
              MoveDescriptions.class, "variation.accessible", moves(variation.nodes(), localizer));
      case ResultRow result ->
          localizer.localize(result.score()) + ", " + localizer.localize(result.reason());
    };
  }

  private static String moves(List<Node> nodes, Localizer localizer) {
    return nodes.stream().map(node -> move(node, localizer)).collect(Collectors.joining("; "));
  }

  /** The number, side, move, glyphs and comment of a node. */
  static String move(Node node, Localizer localizer) {
    Line line = node.line();
    String text =
        localizer.localize(
            MoveDescriptions.class,
            "move.accessible",
            MoveNumber.of(line).number(),
            line.game().sideName(mover(node), line.settings()),
            node.moveName());
    String glyphs = AnnotationGlyphs.describe(node.note().glyphs(), localizer);
    String comment = node.note().comment();
    return text
        + (glyphs.isEmpty() ? "" : ", " + glyphs)
        + (comment.isEmpty() ? "" : ". " + comment);
  }
}
