package quadrille.app.table.moves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.moves.MoveRow.CommentRow;
import quadrille.app.table.moves.MoveRow.ListedMove;
import quadrille.app.table.moves.MoveRow.ResultRow;
import quadrille.app.table.moves.MoveRow.TurnRow;
import quadrille.app.table.moves.MoveRow.VariationRow;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Side;

/**
 * Arranges a tree in rows. A comment and the variations interrupt the main line after the move to
 * which they belong.
 */
final class MoveRows {
  private final List<MoveRow> rows = new ArrayList<>();
  private final List<ListedMove> first = new ArrayList<>();
  private final List<ListedMove> second = new ArrayList<>();

  private MoveRows() {}

  /**
   * The rows of a whole tree.
   *
   * @param current the current node of the game; the moves after it were taken back
   * @param result null while the game goes on
   */
  static List<MoveRow> of(GameTree tree, Node current, @Nullable ResultRow result) {
    MoveRows arranged = new MoveRows();
    arranged.addMainLine(tree.root(), current);
    if (result != null) {
      arranged.rows.add(result);
    }
    return arranged.rows;
  }

  private void addMainLine(Node root, Node current) {
    boolean ahead = false;
    Node before = root;
    while (!before.children().isEmpty()) {
      ahead |= before == current;
      Node node = before.children().getFirst();
      ListedMove move = new ListedMove(node, ahead);
      if (move.number().side() == Side.FIRST && !second.isEmpty()) {
        endTurn();
      }
      move.number().side().choose(first, second).add(move);
      String comment = node.note().comment();
      if (!comment.isEmpty() || before.children().size() > 1) {
        endTurn();
      }
      if (!comment.isEmpty()) {
        rows.add(new CommentRow(node, comment));
      }
      addOthers(before, 1);
      before = node;
    }
    endTurn();
  }

  private void endTurn() {
    if (!first.isEmpty() || !second.isEmpty()) {
      rows.add(new TurnRow(first, second));
      first.clear();
      second.clear();
    }
  }

  private void addOthers(Node node, int depth) {
    node.children().stream().skip(1).forEach(variation -> addVariation(variation, depth));
  }

  private void addVariation(Node start, int depth) {
    List<ListedMove> part = new ArrayList<>(List.of(new ListedMove(start, false)));
    Node node = start;
    while (!node.children().isEmpty()) {
      Node main = node.children().getFirst();
      part.add(new ListedMove(main, false));
      if (node.children().size() > 1) {
        rows.add(new VariationRow(part, depth));
        addOthers(node, depth + 1);
        part = new ArrayList<>();
      }
      node = main;
    }
    if (!part.isEmpty()) {
      rows.add(new VariationRow(part, depth));
    }
  }
}
