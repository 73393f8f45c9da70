package quadrille.board.skin;

/** Navigation between cells by the arrow keys. */
@FunctionalInterface
public interface ArrowNavigation {
  /** No cell lies in that direction. */
  int NONE = -1;

  /** The next cell in a direction, or {@link #NONE}. */
  int next(int cell, Direction direction);
}
