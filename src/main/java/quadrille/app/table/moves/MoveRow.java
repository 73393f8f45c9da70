package quadrille.app.table.moves;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.MoveNumber;
import quadrille.core.Side;
import quadrille.text.Text;

/** The content of a row in the list of moves. Rows that look the same are equal. */
sealed interface MoveRow {

  /** The nodes that the row shows; empty for the result. */
  List<Node> nodes();

  /**
   * A move in a row.
   *
   * @param note the note of the node, when the row was made
   * @param ahead whether the move was taken back
   */
  record ListedMove(Node node, Note note, MoveNumber number, boolean ahead) {
    ListedMove(Node node, boolean ahead) {
      this(node, node.note(), MoveNumber.of(node.line()), ahead);
    }

    @Override
    public String toString() {
      return ahead ? "[" + node.moveText() + "]" : node.moveText();
    }
  }

  /** Moves of the main line: those of the first side and the answers, each in their order. */
  record TurnRow(List<ListedMove> first, List<ListedMove> second) implements MoveRow {
    public TurnRow {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }

    List<ListedMove> moves() {
      return Stream.concat(first.stream(), second.stream()).toList();
    }

    List<ListedMove> of(Side side) {
      return side.choose(first, second);
    }

    int number() {
      return moves().getFirst().number().number();
    }

    @Override
    public List<Node> nodes() {
      return moves().stream().map(ListedMove::node).toList();
    }

    @Override
    public String toString() {
      return moves().getFirst().number().prefix()
          + moves().stream().map(each -> " " + each).collect(Collectors.joining());
    }
  }

  /** The comment on a move of the main line. */
  record CommentRow(Node node, String comment) implements MoveRow {
    @Override
    public List<Node> nodes() {
      return List.of(node);
    }
  }

  /**
   * A part of a variation up to the next branch.
   *
   * @param moves one or more
   * @param depth 1 for a variation of the main line, 2 for a variation of that, …
   */
  record VariationRow(List<ListedMove> moves, int depth) implements MoveRow {
    public VariationRow {
      moves = List.copyOf(moves);
    }

    @Override
    public List<Node> nodes() {
      return moves.stream().map(ListedMove::node).toList();
    }

    /** The number before a move, where a reader needs one; else empty. */
    String numberBefore(int index) {
      MoveNumber number = moves.get(index).number();
      boolean resumes = index == 0 || !moves.get(index - 1).note().comment().isEmpty();
      boolean starts = number.side() == Side.FIRST && number.beginsTurn();
      return resumes || starts ? number.prefix() : "";
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < moves.size(); i++) {
        String number = numberBefore(i);
        text.append(number.isEmpty() ? "" : number + " ").append(moves.get(i)).append(' ');
      }
      return "(" + text.toString().strip() + ")";
    }
  }

  /** The result, after the last move. */
  record ResultRow(Text score, Text reason) implements MoveRow {
    @Override
    public List<Node> nodes() {
      return List.of();
    }
  }
}
