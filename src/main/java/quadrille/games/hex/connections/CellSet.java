package quadrille.games.hex.connections;

/**
 * A set of cells of a board of at most {@link #CAPACITY}. Immutable.
 *
 * @param low the cells 0 … 63, a bit each
 * @param high the cells 64 … 127
 */
public record CellSet(long low, long high) {
  public static final int CAPACITY = 128;
  public static final CellSet EMPTY = new CellSet(0, 0);

  public static CellSet of(int cell) {
    return cell < Long.SIZE ? new CellSet(1L << cell, 0) : new CellSet(0, 1L << cell);
  }

  public boolean isEmpty() {
    return (low | high) == 0;
  }

  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  public boolean contains(int cell) {
    return ((cell < Long.SIZE ? low : high) >>> cell & 1) != 0;
  }

  public boolean intersects(CellSet other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  public boolean isSubsetOf(CellSet other) {
    return ((low & ~other.low) | (high & ~other.high)) == 0;
  }

  public CellSet with(int cell) {
    return or(of(cell));
  }

  public CellSet without(int cell) {
    return minus(of(cell));
  }

  public CellSet or(CellSet other) {
    return new CellSet(low | other.low, high | other.high);
  }

  public CellSet and(CellSet other) {
    return new CellSet(low & other.low, high & other.high);
  }

  public CellSet minus(CellSet other) {
    return new CellSet(low & ~other.low, high & ~other.high);
  }

  /** The cell with the lowest number; the set must not be empty. */
  public int first() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** This set without {@link #first}. */
  public CellSet withoutFirst() {
    return low != 0 ? new CellSet(low & low - 1, high) : new CellSet(0, high & high - 1);
  }
}
