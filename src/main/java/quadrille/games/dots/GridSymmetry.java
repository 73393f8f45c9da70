package quadrille.games.dots;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import quadrille.core.Side;

/** A rotation or reflection that maps a grid onto itself, as the image of every edge and box. */
public record GridSymmetry(int[] edges, int[] boxes) {
  private static final int FLIP_ROWS = 1;
  private static final int FLIP_COLUMNS = 2;
  private static final int TRANSPOSE = 4;

  /** Returns all symmetries of a grid, the identity first: 8 if it is square, otherwise 4. */
  public static List<GridSymmetry> of(DotsGrid grid) {
    int count = grid.rows() == grid.columns() ? 8 : 4;
    return IntStream.range(0, count).mapToObj(kind -> of(grid, kind)).toList();
  }

  private static GridSymmetry of(DotsGrid grid, int kind) {
    int[] edges = new int[grid.edges()];
    for (int edge = 0; edge < edges.length; edge++) {
      int right = grid.isHorizontal(edge) ? 1 : 0;
      int image = image(grid, kind, 2 * grid.row(edge) + 1 - right, 2 * grid.column(edge) + right);
      edges[edge] = grid.edge(image / 100 / 2, image % 100 / 2, image / 100 % 2 == 0);
    }
    int[] boxes = new int[grid.boxes()];
    for (int box = 0; box < boxes.length; box++) {
      int image = image(grid, kind, 2 * grid.boxRow(box) + 1, 2 * grid.boxColumn(box) + 1);
      boxes[box] = grid.box(image / 100 / 2, image % 100 / 2);
    }
    return new GridSymmetry(edges, boxes);
  }

  /** Returns whether it maps a set of edges onto itself. */
  public boolean preserves(IntPredicate set) {
    for (int edge = 0; edge < edges.length; edge++) {
      if (set.test(edge) != set.test(edges[edge])) {
        return false;
      }
    }
    return true;
  }

  /** Returns the image of a position, with the same side to move. */
  DotsPosition image(DotsPosition position) {
    DotsPosition image = DotsPosition.empty(position.grid()).withTurn(position.turn());
    for (int edge = 0; edge < edges.length; edge++) {
      image = position.isDrawn(edge) ? image.withEdge(edges[edge]) : image;
    }
    for (int box = 0; box < boxes.length; box++) {
      Side owner = position.owner(box);
      image = owner == null ? image : image.withOwner(boxes[box], owner);
    }
    return image;
  }

  /** Returns the image of a point in half boxes from the top left dot, as 100 × row + column. */
  private static int image(DotsGrid grid, int kind, int row, int column) {
    int newRow = (kind & FLIP_ROWS) == 0 ? row : 2 * grid.rows() - row;
    int newColumn = (kind & FLIP_COLUMNS) == 0 ? column : 2 * grid.columns() - column;
    return (kind & TRANSPOSE) == 0 ? 100 * newRow + newColumn : 100 * newColumn + newRow;
  }
}
