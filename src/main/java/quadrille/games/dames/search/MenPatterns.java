package quadrille.games.dames.search;

import quadrille.games.dames.DamesBoard;

/**
 * Numbers what stands in overlapping regions of a board: three neighbouring squares of a row, in
 * four rows in succession, with the men on these twelve squares as a number of base three.
 *
 * <p>Evaluating by patterns of men in overlapping regions of twelve squares follows Scan (Fabien
 * Letouzey, 2015). Turned by 180° with colours exchanged, a region of the lower half becomes one of
 * the upper half, with the same weights. So only the regions of the upper half are numbered, first
 * as White sees the board and then as Black does.
 *
 * <p>The regions of the same four rows differ only in their columns. Their patterns are the fields
 * of one long and are calculated together. What is calculated is the place of a pattern, which
 * keeps its first row apart from the other three, so that a look-up needs no division.
 */
final class MenPatterns {
  /** The rows of a region, and its squares in a row. */
  private static final int ROWS = 4;

  private static final int COLUMNS = 3;

  /** How many patterns one row of a region can hold, two rows, and a whole region. */
  static final int ROW_STATES = 27;

  private static final int TWO_ROW_STATES = ROW_STATES * ROW_STATES;
  private static final int STATES = TWO_ROW_STATES * TWO_ROW_STATES;

  /** The lowest bits of a place, which hold the pattern of the first row. */
  private static final int ROW_BITS = 5;

  /** The places of a region. */
  private static final int PLACES = (ROW_STATES * TWO_ROW_STATES) << ROW_BITS;

  /** The bits of a place in its long, which has room for three. */
  private static final int FIELD_BITS = 20;

  private static final int FIELD_MASK = (1 << FIELD_BITS) - 1;

  private final UpperRows rows;

  /** How many regions lie beside each other. */
  private final int columns;

  /** What a row contributes to the numbers, by its men: White's squares, above them Black's. */
  private final long[] rowNumbers;

  private final long[] turnedRowNumbers;

  /** For boards of up to 10×10 squares. */
  MenPatterns(DamesBoard board) {
    rows = UpperRows.forRegions(board, ROWS);
    columns = rows.width() - COLUMNS + 1;
    rowNumbers = new long[1 << board.size()];
    turnedRowNumbers = new long[1 << board.size()];
    for (int men = 0; men < rowNumbers.length; men++) {
      int white = men & rows.mask();
      int black = men >> rows.width();
      rowNumbers[men] = rowNumbers(white, black);
      turnedRowNumbers[men] = rowNumbers(rows.turned(black), rows.turned(white));
    }
  }

  /** Returns the number of each three neighbours in a row, 0 … 26, in a field of its own. */
  private long rowNumbers(int own, int others) {
    long fields = 0;
    for (int column = columns - 1; column >= 0; column--) {
      int number = 0;
      for (int i = COLUMNS - 1; i >= 0; i--) {
        number = 3 * number + state(own, others, column + i);
      }
      fields = fields << FIELD_BITS | number;
    }
    return fields;
  }

  /** Returns 1 for an own man, 2 for another's, 0 for none. */
  private static int state(int own, int others, int column) {
    return ((own >> column) & 1) + 2 * ((others >> column) & 1);
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
   * @param places receives that of each region as White sees the board, then of each as Black does;
   *     twice as long as there are {@link #regions}
   */
  void find(long white, long black, int[] places) {
    find(white, black, rows.starts(), rowNumbers, places, 0);
    find(white, black, rows.turnedStarts(), turnedRowNumbers, places, regions());
  }

  private void find(
      long white, long black, int[] starts, long[] numbers, int[] places, int firstIndex) {
    int width = rows.width();
    int mask = rows.mask();
    int index = firstIndex;
    int base = 0;
    long first = 0;
    long second = 0;
    long third = 0;
    for (int i = 0; i < starts.length; i++) {
      int whiteRow = (int) (white >>> starts[i]) & mask;
      int blackRow = (int) (black >>> starts[i]) & mask;
      long next = numbers[whiteRow | (blackRow << width)];
      if (i >= ROWS - 1) {
        long rest = second + ROW_STATES * third + TWO_ROW_STATES * next;
        long fields = first | (rest << ROW_BITS);
        // In place of a loop, which the JIT compiler would not unroll.
        places[index] = base + ((int) fields & FIELD_MASK);
        if (columns > 1) {
          places[index + 1] = base + PLACES + ((int) (fields >>> FIELD_BITS) & FIELD_MASK);
        }
        if (columns > 2) {
          places[index + 2] = base + 2 * PLACES + (int) (fields >>> (2 * FIELD_BITS));
        }
        index += columns;
        base += columns * PLACES;
      }
      first = second;
      second = third;
      third = next;
    }
  }

  /** Returns the pattern of the first row of a region, 0 … {@link #ROW_STATES} − 1. */
  static int firstRow(int place) {
    return place & ((1 << ROW_BITS) - 1);
  }

  /** Returns the number of a pattern without its first row. */
  static int rest(int place) {
    return place >>> ROW_BITS;
  }

  /** Returns the number of a pattern, 0 … {@link #patterns} − 1. */
  static int number(int place) {
    return ROW_STATES * rest(place) + firstRow(place);
  }
}
