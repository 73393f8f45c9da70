package quadrille.games.dames.search;

import quadrille.games.dames.DamesBoard;

/**
 * The upper rows of a board whose squares fit into one word, as White sees them, and as Black does,
 * for whom the board is turned.
 *
 * @param width the dark squares of a row
 * @param starts the lowest bit of each row for White
 * @param turnedStarts the same for Black, whose row has its squares in the opposite order
 */
record UpperRows(int width, int[] starts, int[] turnedStarts) {
  /**
   * The rows that are covered by the regions whose middle is in the upper half.
   *
   * @param height the rows of a region
   */
  static UpperRows forRegions(DamesBoard board, int height) {
    int width = board.size() / 2;
    int count = width + height / 2;
    int[] starts = new int[count];
    int[] turnedStarts = new int[count];
    for (int row = 0; row < count; row++) {
      starts[row] = board.bit(row * width + 1);
      turnedStarts[row] = board.bit(board.squares() - (row + 1) * width + 1);
    }
    return new UpperRows(width, starts, turnedStarts);
  }

  int count() {
    return starts.length;
  }

  /** A mask of the squares of a row. */
  int mask() {
    return (1 << width) - 1;
  }

  /** Returns a set of squares of a row in the opposite order. */
  int turned(int set) {
    return Integer.reverse(set) >>> (Integer.SIZE - width);
  }
}
