package quadrille.core;

/**
 * One thing that a move does to the board, for animation, sound and description.
 *
 * @param kind what happens
 * @param cell the cell it happens on; for {@link Kind#SLIDE} the one left. Cells are numbered as
 *     the game's board numbers them.
 * @param target the cell reached by a {@link Kind#SLIDE}, else the same as {@code cell}
 */
public record Step(Kind kind, int cell, int target) {

  /** What happens to a cell. */
  public enum Kind {
    /** A new piece, stone or line appears. */
    PLACE,
    /** A piece goes from one cell to another. */
    SLIDE,
    /** A piece leaves the board. */
    CAPTURE,
    /** A piece or cell changes its owner. */
    FLIP,
    /** A man becomes a king. */
    PROMOTE,
    /** A box is closed and owned. */
    CLAIM
  }

  public static Step at(Kind kind, int cell) {
    return new Step(kind, cell, cell);
  }

  public static Step slide(int from, int to) {
    return new Step(Kind.SLIDE, from, to);
  }
}
