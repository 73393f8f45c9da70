package quadrille.games.hex.connections;

import quadrille.games.hex.HexBoard;

/**
 * How many connections are found, and at what cost.
 *
 * @param full how many full connections of two points are kept, 1 … {@value CarrierLists#MAX_SIZE}
 * @param semi how many semi-connections of two points are kept, 1 … {@value CarrierLists#MAX_SIZE}
 * @param inputs how many semi-connections at most make a full one, 2 or more
 * @param betweenEmptyCells how many cells two full connections may have together to be joined to
 *     one between two empty cells, 2 or more. Without a limit there would be so many that they took
 *     most of the time and crowded out others.
 */
public record Thoroughness(int full, int semi, int inputs, int betweenEmptyCells) {
  /** Enough for almost all that is ever found; more would cost time and find little. */
  public static final Thoroughness HIGH = new Thoroughness(16, 24, 5, 4);

  /** For a search: more would decide more positions, but each would take longer. */
  public static final Thoroughness QUICK = new Thoroughness(8, 16, 5, 2);

  private static final Thoroughness SPARSE = new Thoroughness(3, 5, 3, 2);

  /** Boards of more cells have so many pairs of points that fewer connections of each are kept. */
  private static final int LARGE = 15 * 15;

  /** Returns this if it fits into memory for a board, else what does. */
  Thoroughness on(HexBoard board) {
    return board.cells() > LARGE ? SPARSE : this;
  }
}
