package quadrille.board;

/** Where an arrow key leads. */
public enum Direction {
  UP,
  DOWN,
  LEFT,
  RIGHT
}
