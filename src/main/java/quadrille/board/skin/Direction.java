package quadrille.board.skin;

/** The direction of an arrow key. */
public enum Direction {
  UP,
  DOWN,
  LEFT,
  RIGHT
}
