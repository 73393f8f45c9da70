package quadrille.board.skin;

/** Where an arrow key leads. */
public enum Direction {
  UP,
  DOWN,
  LEFT,
  RIGHT
}
