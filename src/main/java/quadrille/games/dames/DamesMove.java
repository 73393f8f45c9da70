package quadrille.games.dames;

/**
 * A move in a long: from (bits 0–6), to (7–13), whether the piece is crowned (14) and the captured
 * pieces (15–63), one bit for each enemy piece of the position in the order of their squares.
 *
 * <p>The captured pieces thus have a meaning only together with the position the move is legal in.
 */
public final class DamesMove {
  /** The most pieces of one colour whose captures can be told apart. */
  static final int MAX_PIECES = 49;

  private static final int TO_SHIFT = 7;
  private static final int CROWNED_SHIFT = 14;
  private static final int CAPTURED_SHIFT = 15;
  private static final int SQUARE_MASK = 0x7F;

  private DamesMove() {}

  static long of(int from, int to, boolean crowned) {
    return from | (long) to << TO_SHIFT | (crowned ? 1L << CROWNED_SHIFT : 0);
  }

  /** The same move with captured pieces, a subset of the enemy's. */
  static long withCaptures(
      long move, long captured, long capturedHigh, long enemies, long enemiesHigh) {
    long low = Long.compress(captured, enemies);
    long high = Long.compress(capturedHigh, enemiesHigh) << Long.bitCount(enemies);
    return move | (low | high) << CAPTURED_SHIFT;
  }

  /** The bit of the square left. */
  public static int from(long move) {
    return (int) move & SQUARE_MASK;
  }

  /** The bit of the square reached. */
  public static int to(long move) {
    return (int) (move >>> TO_SHIFT) & SQUARE_MASK;
  }

  public static boolean isCrowned(long move) {
    return (move >>> CROWNED_SHIFT & 1) != 0;
  }

  public static boolean isCapture(long move) {
    return move >>> CAPTURED_SHIFT != 0;
  }

  /** How many pieces are captured. */
  public static int captureCount(long move) {
    return Long.bitCount(move >>> CAPTURED_SHIFT);
  }

  /** The captured squares in that word, given the enemy pieces of the position. */
  public static long captured(long move, int word, long enemies, long enemiesHigh) {
    long ranks = move >>> CAPTURED_SHIFT;
    return word == 0
        ? Long.expand(ranks, enemies)
        : Long.expand(ranks >>> Long.bitCount(enemies), enemiesHigh);
  }
}
