package quadrille.games.dames.search;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Counts the {@link PatternFeature}s of positions on boards of up to 10×10 squares. */
final class PatternFeatureCounter {
  private static final int FEATURES = PatternFeature.values().length;

  private final boolean flyingKings;
  private final int size;
  private final int[] steps;
  private final long all;
  private final long centre;
  private final long longDiagonal;
  private final long left;

  /**
   * For each binary digit, the rows whose number has it, as White counts them and as Black does.
   */
  private final long[] whiteRows;

  private final long[] blackRows;

  PatternFeatureCounter(DamesRules rules) {
    DamesBoard board = rules.board();
    flyingKings = rules.flyingKings();
    size = board.size();
    steps = new int[] {board.downLeft(), board.downRight()};
    all = board.all(0);
    centre =
        mask(board, square -> isInMiddle(board.row(square)) && isInMiddle(board.column(square)));
    longDiagonal = mask(board, square -> board.row(square) + board.column(square) == size - 1);
    left = mask(board, square -> board.column(square) < size / 2);
    whiteRows = new long[4];
    blackRows = new long[4];
    for (int i = 0; i < whiteRows.length; i++) {
      int digit = 1 << i;
      whiteRows[i] = mask(board, square -> (size - 1 - board.row(square) & digit) != 0);
      blackRows[i] = mask(board, square -> (board.row(square) & digit) != 0);
    }
  }

  private static long mask(DamesBoard board, IntPredicate contains) {
    return IntStream.rangeClosed(1, board.squares())
        .filter(contains)
        .mapToLong(square -> 1L << board.bit(square))
        .reduce(0, (a, b) -> a | b);
  }

  private boolean isInMiddle(int line) {
    int quarter = size / 4;
    return line >= quarter && line < size - quarter;
  }

  /**
   * Counts the features of a position.
   *
   * @param counts receives the count of each feature, by its ordinal
   */
  void count(DamesPosition position, int[] counts) {
    long white = position.white();
    long black = position.black();
    long kings = position.kings();
    long whiteMen = white & ~kings;
    long blackMen = black & ~kings;
    set(counts, PatternFeature.MAN, whiteMen, blackMen);
    counts[PatternFeature.IMBALANCE.ordinal()] = imbalance(whiteMen) - imbalance(blackMen);
    counts[PatternFeature.RUNAWAY.ordinal()] =
        sumOfRows(whiteMen & ~behind(black), whiteRows)
            - sumOfRows(blackMen & ~ahead(white), blackRows);
    counts[PatternFeature.SIDE_TO_MOVE.ordinal()] =
        position.colourToMove() == PieceColour.WHITE ? 1 : -1;
    countKings(white & kings, black & kings, all & ~white & ~black, counts);
  }

  static int[] emptyCounts() {
    return new int[FEATURES];
  }

  private void countKings(long white, long black, long empty, int[] counts) {
    set(counts, PatternFeature.KING, white, black);
    counts[PatternFeature.HAS_KING.ordinal()] =
        Math.min(1, Long.bitCount(white)) - Math.min(1, Long.bitCount(black));
    set(counts, PatternFeature.KING_MOBILITY, reach(white, empty), reach(black, empty));
    set(counts, PatternFeature.KING_CENTRE, white & centre, black & centre);
    set(counts, PatternFeature.LONG_DIAGONAL, white & longDiagonal, black & longDiagonal);
  }

  private static void set(int[] counts, PatternFeature feature, long white, long black) {
    counts[feature.ordinal()] = Long.bitCount(white) - Long.bitCount(black);
  }

  private int imbalance(long men) {
    return Math.abs(2 * Long.bitCount(men & left) - Long.bitCount(men));
  }

  /** Returns the empty squares that kings can move to. */
  private long reach(long kings, long empty) {
    if (kings == 0) {
      return 0;
    }
    long reached = 0;
    for (int step : steps) {
      long down = kings << step & empty;
      long up = kings >>> step & empty;
      reached |= down | up;
      while (flyingKings && (down | up) != 0) {
        down = down << step & empty;
        up = up >>> step & empty;
        reached |= down | up;
      }
    }
    return reached;
  }

  /** Returns these squares and all that white men on them can still reach. */
  private long ahead(long men) {
    long reached = men;
    for (int row = 1; row < size; row++) {
      reached |= (reached >>> steps[0] | reached >>> steps[1]) & all;
    }
    return reached;
  }

  /** Returns these squares and all that black men on them can still reach. */
  private long behind(long men) {
    long reached = men;
    for (int row = 1; row < size; row++) {
      reached |= (reached << steps[0] | reached << steps[1]) & all;
    }
    return reached;
  }

  private static int sumOfRows(long men, long[] rows) {
    return Long.bitCount(men & rows[0])
        + 2 * Long.bitCount(men & rows[1])
        + 4 * Long.bitCount(men & rows[2])
        + 8 * Long.bitCount(men & rows[3]);
  }
}
