package quadrille.board.skin;

import java.util.List;

/** Where the arrow keys lead on a board, in its own geometry. */
@FunctionalInterface
public interface ArrowNavigation {
  /** No cell lies in that direction. */
  int NONE = -1;

  /** The cell reached from a cell, or {@link #NONE}. */
  int next(int cell, Direction direction);

  /** Left and right along a row, up and down to the nearest cell of the next row. */
  static ArrowNavigation byRows(List<BoardCell> cells) {
    return new RowNavigation(cells);
  }
}
