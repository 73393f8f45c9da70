package quadrille.app.table.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;

/**
 * The content of a row in the list of moves: one move of the main line, or a part of a variation up
 * to the next branch. Rows that look the same are equal.
 *
 * @param nodes one move or more
 * @param notes the notes of the nodes, when the row was made
 * @param depth 0 for the main line, 1 for a variation of it, 2 for a variation of that, …
 * @param ahead whether the move was taken back
 */
record MoveRow(List<Node> nodes, List<Note> notes, int depth, boolean ahead) {

  private MoveRow(List<Node> nodes, int depth, boolean ahead) {
    this(List.copyOf(nodes), nodes.stream().map(Node::note).toList(), depth, ahead);
  }

  Node first() {
    return nodes.getFirst();
  }

  boolean isMain() {
    return depth == 0;
  }

  /** The moves as text; a variation in parentheses, a move taken back in brackets. */
  @Override
  public String toString() {
    String texts = nodes.stream().map(Node::moveText).collect(Collectors.joining(" "));
    return isMain() && !ahead ? texts : isMain() ? "[" + texts + "]" : "(" + texts + ")";
  }

  /**
   * The rows of a whole tree, each variation right after the move that it replaces.
   *
   * @param current the current node of the game
   */
  static List<MoveRow> of(GameTree tree, Node current) {
    List<MoveRow> rows = new ArrayList<>();
    Node node = tree.root();
    boolean ahead = false;
    while (!node.children().isEmpty()) {
      ahead |= node == current;
      Node main = node.children().getFirst();
      rows.add(new MoveRow(List.of(main), 0, ahead));
      addOthers(node, 1, rows);
      node = main;
    }
    return rows;
  }

  private static void addOthers(Node node, int depth, List<MoveRow> rows) {
    node.children().stream().skip(1).forEach(variation -> addVariation(variation, depth, rows));
  }

  private static void addVariation(Node first, int depth, List<MoveRow> rows) {
    List<Node> part = new ArrayList<>(List.of(first));
    Node node = first;
    while (!node.children().isEmpty()) {
      Node main = node.children().getFirst();
      part.add(main);
      if (node.children().size() > 1) {
        rows.add(new MoveRow(part, depth, false));
        addOthers(node, depth + 1, rows);
        part = new ArrayList<>();
      }
      node = main;
    }
    if (!part.isEmpty()) {
      rows.add(new MoveRow(part, depth, false));
    }
  }
}
