package quadrille.games.dames.search;

import java.util.function.IntPredicate;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.PieceColour;

/** Sets of squares that the evaluation uses, word by word. Immutable. */
public final class DamesMasks {
  /** Rows are below 16: four binary digits. */
  static final int ROW_BITS = 4;

  private final DamesBoard board;
  private final long[][][] rows;
  private final long[][][] rowBits = new long[2][ROW_BITS][];
  private final long[][][] forwardCone = new long[2][DamesBoard.BITS][2];
  private final long[] edge;
  private final long[] centre;
  private final long[] leftHalf;
  private final long[] longDiagonal;

  public DamesMasks(DamesBoard board) {
    this.board = board;
    int size = board.size();
    rows = new long[2][size][];
    for (PieceColour colour : PieceColour.values()) {
      fill(colour);
    }
    int quarter = size / 4;
    edge = mask(square -> board.column(square) % (size - 1) == 0);
    centre =
        mask(
            square ->
                isBetween(board.column(square), quarter, size - quarter)
                    && isBetween(board.row(square), quarter, size - quarter));
    leftHalf = mask(square -> board.column(square) < size / 2);
    longDiagonal = mask(square -> board.row(square) + board.column(square) == size - 1);
  }

  private void fill(PieceColour colour) {
    long[][] ofColour = rows[colour.ordinal()];
    for (int row = 0; row < board.size(); row++) {
      int reached = row;
      ofColour[row] = mask(square -> row(colour, square) == reached);
    }
    for (int digit = 0; digit < ROW_BITS; digit++) {
      int shift = digit;
      rowBits[colour.ordinal()][digit] = mask(square -> (row(colour, square) >> shift & 1) != 0);
    }
    for (int from = 1; from <= board.squares(); from++) {
      int man = from;
      forwardCone[colour.ordinal()][board.bit(from)] =
          mask(square -> isInForwardCone(colour, man, square));
    }
  }

  private long[] mask(IntPredicate contains) {
    long[] words = new long[2];
    for (int square = 1; square <= board.squares(); square++) {
      if (contains.test(square)) {
        DamesPosition.setBit(words, board.bit(square));
      }
    }
    return words;
  }

  private static boolean isBetween(int value, int from, int end) {
    return value >= from && value < end;
  }

  /** The row of a square as that colour counts, 0 for its back row. */
  int row(PieceColour colour, int square) {
    int row = board.row(square);
    return colour == PieceColour.WHITE ? board.size() - 1 - row : row;
  }

  private boolean isInForwardCone(PieceColour colour, int man, int square) {
    int distance = row(colour, square) - row(colour, man);
    return distance > 0 && Math.abs(board.column(square) - board.column(man)) <= distance;
  }

  /** A row as that colour counts. */
  long row(PieceColour colour, int row, int word) {
    return rows[colour.ordinal()][row][word];
  }

  /** The rows whose number, as that colour counts, has this binary digit set. */
  long rowBit(PieceColour colour, int digit, int word) {
    return rowBits[colour.ordinal()][digit][word];
  }

  /** Returns the squares ahead of a man that it can reach, and those beside its way. */
  long forwardCone(PieceColour colour, int bit, int word) {
    return forwardCone[colour.ordinal()][bit][word];
  }

  /** The first and the last column. */
  long edge(int word) {
    return edge[word];
  }

  /** The middle half of the rows and columns. */
  long centre(int word) {
    return centre[word];
  }

  /** The left half. */
  long leftHalf(int word) {
    return leftHalf[word];
  }

  /** The long diagonal from corner to corner. */
  long longDiagonal(int word) {
    return longDiagonal[word];
  }
}
