package quadrille.board.skin;

/** Where the arrow keys lead on a board, in its own geometry. */
@FunctionalInterface
public interface ArrowNavigation {
  /** No cell lies in that direction. */
  int NONE = -1;

  /** The cell reached from a cell, or {@link #NONE}. */
  int next(int cell, Direction direction);
}
