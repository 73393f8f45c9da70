package quadrille.games.dames;

/**
 * A move in a long: from (bits 0–6), to (7–13), whether the piece is crowned (14) and the captured
 * pieces (15–63), one bit for each enemy piece of the position in the order of their squares.
 *
 * <p>The captured pieces thus have a meaning only together with the position the move is legal in.
 */
final class DamesMove {
  /** The most pieces of one colour whose captures can be told apart. */
  static final int MOST_PIECES = 49;

  private static final int TO = 7;
  private static final int CROWNED = 14;
  private static final int CAPTURED = 15;
  private static final int SQUARE = 0x7F;

  private DamesMove() {}

  static long of(int from, int to, boolean crowned) {
    return from | (long) to << TO | (crowned ? 1L << CROWNED : 0);
  }

  /** The same move with captured pieces, a subset of the enemy's. */
  static long capturing(
      long move, long captured, long capturedHigh, long enemies, long enemiesHigh) {
    long low = Long.compress(captured, enemies);
    long high = Long.compress(capturedHigh, enemiesHigh) << Long.bitCount(enemies);
    return move | (low | high) << CAPTURED;
  }

  /** The bit of the square left. */
  static int from(long move) {
    return (int) move & SQUARE;
  }

  /** The bit of the square reached. */
  static int to(long move) {
    return (int) (move >>> TO) & SQUARE;
  }

  static boolean isCrowned(long move) {
    return (move >>> CROWNED & 1) != 0;
  }

  static boolean isCapture(long move) {
    return move >>> CAPTURED != 0;
  }

  /** How many pieces are captured. */
  static int captures(long move) {
    return Long.bitCount(move >>> CAPTURED);
  }

  /** The captured squares in that word, given the enemy pieces of the position. */
  static long captured(long move, int word, long enemies, long enemiesHigh) {
    long ranks = move >>> CAPTURED;
    return word == 0
        ? Long.expand(ranks, enemies)
        : Long.expand(ranks >>> Long.bitCount(enemies), enemiesHigh);
  }
}
