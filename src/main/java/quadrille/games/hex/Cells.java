package quadrille.games.hex;

/**
 * A set of cells of a board of at most {@link #MOST}. Immutable.
 *
 * @param low the cells 0 … 63, a bit each
 * @param high the cells 64 … 127
 */
record Cells(long low, long high) {
  static final int MOST = 128;
  static final Cells NONE = new Cells(0, 0);

  static Cells of(int cell) {
    return cell < Long.SIZE ? new Cells(1L << cell, 0) : new Cells(0, 1L << cell);
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  boolean contains(int cell) {
    return ((cell < Long.SIZE ? low : high) >>> cell & 1) != 0;
  }

  boolean meets(Cells other) {
    return (low & other.low | high & other.high) != 0;
  }

  boolean isWithin(Cells other) {
    return (low & ~other.low | high & ~other.high) == 0;
  }

  Cells with(int cell) {
    return or(of(cell));
  }

  Cells without(int cell) {
    return minus(of(cell));
  }

  Cells or(Cells other) {
    return new Cells(low | other.low, high | other.high);
  }

  Cells and(Cells other) {
    return new Cells(low & other.low, high & other.high);
  }

  Cells minus(Cells other) {
    return new Cells(low & ~other.low, high & ~other.high);
  }

  /** The cell with the lowest number; the set is not empty. */
  int first() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** All but {@link #first}. */
  Cells rest() {
    return low != 0 ? new Cells(low & low - 1, high) : new Cells(0, high & high - 1);
  }
}
