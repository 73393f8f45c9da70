package quadrille.games.hex.search;

/**
 * A set of cells of a board of at most {@link #CAPACITY}. Immutable.
 *
 * @param low the cells 0 … 63, a bit each
 * @param high the cells 64 … 127
 */
record CellSet(long low, long high) {
  static final int CAPACITY = 128;
  static final CellSet EMPTY = new CellSet(0, 0);

  static CellSet of(int cell) {
    return cell < Long.SIZE ? new CellSet(1L << cell, 0) : new CellSet(0, 1L << cell);
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

  boolean intersects(CellSet other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  boolean isSubsetOf(CellSet other) {
    return ((low & ~other.low) | (high & ~other.high)) == 0;
  }

  CellSet with(int cell) {
    return or(of(cell));
  }

  CellSet without(int cell) {
    return minus(of(cell));
  }

  CellSet or(CellSet other) {
    return new CellSet(low | other.low, high | other.high);
  }

  CellSet and(CellSet other) {
    return new CellSet(low & other.low, high & other.high);
  }

  CellSet minus(CellSet other) {
    return new CellSet(low & ~other.low, high & ~other.high);
  }

  /** The cell with the lowest number; the set must not be empty. */
  int first() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** This set without {@link #first}. */
  CellSet withoutFirst() {
    return low != 0 ? new CellSet(low & low - 1, high) : new CellSet(0, high & high - 1);
  }
}
