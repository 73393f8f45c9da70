package quadrille.games.dames;

import java.util.function.IntPredicate;

/** Sets of squares that the evaluation looks at, word by word. Immutable. */
final class DamesZones {
  /** Rows are below 16: four binary digits. */
  static final int DIGITS = 4;

  private final DamesBoard board;
  private final long[][][] rows;
  private final long[][][] digits = new long[2][DIGITS][];
  private final long[][][] ahead = new long[2][DamesBoard.BITS][2];
  private final long[] rim;
  private final long[] centre;
  private final long[] left;
  private final long[] mainRoad;

  DamesZones(DamesBoard board) {
    this.board = board;
    int size = board.size();
    rows = new long[2][size][];
    for (Colour colour : Colour.values()) {
      fill(colour);
    }
    int quarter = size / 4;
    rim = zone(square -> board.column(square) % (size - 1) == 0);
    centre =
        zone(
            square ->
                isBetween(board.column(square), quarter, size - quarter)
                    && isBetween(board.row(square), quarter, size - quarter));
    left = zone(square -> board.column(square) < size / 2);
    mainRoad = zone(square -> board.row(square) + board.column(square) == size - 1);
  }

  private void fill(Colour colour) {
    long[][] ofColour = rows[colour.ordinal()];
    for (int row = 0; row < board.size(); row++) {
      int reached = row;
      ofColour[row] = zone(square -> row(colour, square) == reached);
    }
    for (int digit = 0; digit < DIGITS; digit++) {
      int shift = digit;
      digits[colour.ordinal()][digit] = zone(square -> (row(colour, square) >> shift & 1) != 0);
    }
    for (int from = 1; from <= board.squares(); from++) {
      int man = from;
      ahead[colour.ordinal()][board.bit(from)] = zone(square -> isAhead(colour, man, square));
    }
  }

  private long[] zone(IntPredicate contains) {
    long[] words = new long[2];
    for (int square = 1; square <= board.squares(); square++) {
      if (contains.test(square)) {
        DamesPosition.set(words, board.bit(square));
      }
    }
    return words;
  }

  private static boolean isBetween(int value, int from, int end) {
    return value >= from && value < end;
  }

  /** The row of a square as that colour counts, 0 for its back row. */
  int row(Colour colour, int square) {
    int row = board.row(square);
    return colour == Colour.WHITE ? board.size() - 1 - row : row;
  }

  private boolean isAhead(Colour colour, int man, int square) {
    int distance = row(colour, square) - row(colour, man);
    return distance > 0 && Math.abs(board.column(square) - board.column(man)) <= distance;
  }

  /** A row as that colour counts. */
  long row(Colour colour, int row, int word) {
    return rows[colour.ordinal()][row][word];
  }

  /** The rows whose number, as that colour counts, has this binary digit set. */
  long digit(Colour colour, int digit, int word) {
    return digits[colour.ordinal()][digit][word];
  }

  /** The squares a man can reach from a bit by moving, and those beside its way. */
  long ahead(Colour colour, int bit, int word) {
    return ahead[colour.ordinal()][bit][word];
  }

  /** The first and the last column. */
  long rim(int word) {
    return rim[word];
  }

  /** The middle half of the rows and columns. */
  long centre(int word) {
    return centre[word];
  }

  /** The left half. */
  long left(int word) {
    return left[word];
  }

  /** The long diagonal from corner to corner. */
  long mainRoad(int word) {
    return mainRoad[word];
  }
}
