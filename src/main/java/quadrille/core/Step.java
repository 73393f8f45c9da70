package quadrille.core;

/**
 * One change that a move makes to the board, for animation, sound and description.
 *
 * @param cell the number of the cell it happens on; the origin of a {@link Kind#SLIDE}
 * @param target the destination of a {@link Kind#SLIDE}, otherwise the same as {@code cell}
 */
public record Step(Kind kind, int cell, int target) {

  /** The kind of change. */
  public enum Kind {
    /** A new piece, stone or line appears. */
    PLACE,
    /** A piece moves from one cell to another. */
    SLIDE,
    /** A piece leaves the board. */
    CAPTURE,
    /** A piece or cell changes its owner. */
    FLIP,
    /** A man becomes a king. */
    PROMOTE,
    /** A box is closed and gets an owner. */
    CLAIM
  }

  public static Step at(Kind kind, int cell) {
    return new Step(kind, cell, cell);
  }

  public static Step slide(int from, int to) {
    return new Step(Kind.SLIDE, from, to);
  }
}
