package quadrille.games.dames.search;

import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;

/**
 * Numbers what stands in overlapping regions of a board, kings included: two neighbouring squares
 * of a row, in three rows in succession, with the pieces on these squares as a number of base five.
 *
 * <p>As with {@link MenPatterns}, a region and the one that it becomes when the board is turned and
 * the colours are exchanged have the same weights, so only those of the upper half are numbered.
 */
final class KingPatterns {
  /** The rows of a region, and its squares in a row. */
  private static final int ROWS = 3;

  private static final int COLUMNS = 2;

  /** What may stand on a square: nothing, a man or a king of either side. */
  private static final int PIECES = 5;

  /** How many patterns one row of a region can hold, and a whole region. */
  private static final int ROW_STATES = PIECES * PIECES;

  private static final int STATES = ROW_STATES * ROW_STATES * ROW_STATES;

  /** The bits of a number in its long, which has room for four. */
  private static final int FIELD_BITS = 16;

  private static final int FIELD_MASK = (1 << FIELD_BITS) - 1;

  private final UpperRows rows;

  /** How many regions lie beside each other. */
  private final int columns;

  /**
   * What a set of squares of a row contributes to the numbers, for each piece that stands there.
   */
  private final long[] squares;

  private final long[] turnedSquares;

  /** For boards of up to 10×10 squares. */
  KingPatterns(DamesBoard board) {
    rows = UpperRows.forRegions(board, ROWS);
    columns = rows.width() - COLUMNS + 1;
    squares = new long[1 << rows.width()];
    turnedSquares = new long[1 << rows.width()];
    for (int set = 0; set < squares.length; set++) {
      squares[set] = numbers(set);
      turnedSquares[set] = numbers(rows.turned(set));
    }
  }

  /** Returns the digits of these squares in each region of a row, in a field of its own. */
  private long numbers(int set) {
    long fields = 0;
    for (int column = columns - 1; column >= 0; column--) {
      int number = 0;
      for (int i = COLUMNS - 1; i >= 0; i--) {
        number = PIECES * number + ((set >> (column + i)) & 1);
      }
      fields = fields << FIELD_BITS | number;
    }
    return fields;
  }

  /** The number of all patterns in all regions that are numbered. */
  int patterns() {
    return regions() * STATES;
  }

  /** The number of regions of the upper half. */
  int regions() {
    return (rows.count() - ROWS + 1) * columns;
  }

  /**
   * Finds the patterns of a position.
   *
   * @param indices receives that of each region as White sees the board, then of each as Black
   *     does, 0 … {@link #patterns} − 1; twice as long as there are {@link #regions}
   */
  void find(DamesPosition position, int[] indices) {
    long kings = position.kings();
    long white = position.white();
    long black = position.black();
    find(white, black, kings, rows.starts(), squares, indices, 0);
    find(black, white, kings, rows.turnedStarts(), turnedSquares, indices, regions());
  }

  private void find(
      long own,
      long others,
      long kings,
      int[] starts,
      long[] digits,
      int[] indices,
      int firstIndex) {
    int mask = rows.mask();
    int index = firstIndex;
    int base = 0;
    for (int top = 0; top + ROWS <= starts.length; top++) {
      long fields = 0;
      for (int row = top + ROWS - 1; row >= top; row--) {
        int start = starts[row];
        int crowned = (int) (kings >>> start) & mask;
        int mine = (int) (own >>> start) & mask;
        int theirs = (int) (others >>> start) & mask;
        fields =
            ROW_STATES * fields
                + digits[mine]
                + 2 * digits[theirs]
                + 2 * (digits[mine & crowned] + digits[theirs & crowned]);
      }
      for (int column = 0; column < columns; column++) {
        indices[index++] = base + (int) ((fields >>> (FIELD_BITS * column)) & FIELD_MASK);
        base += STATES;
      }
    }
  }
}
