package quadrille.games.dames;

/**
 * Encodes a move in a long: from (bits 0–6), to (7–13), promotion (14) and the captured pieces
 * (15–63), one bit for each enemy piece in the order of their squares.
 *
 * <p>The captured pieces can therefore only be decoded with the position in which the move is
 * legal.
 */
public final class DamesMove {
  /** How many pairs of a start and a destination there are: {@link #squares} is below it. */
  public static final int SQUARES = 1 << 14;

  /** The largest number of pieces of one colour that a move can encode. */
  static final int MAX_PIECES = 49;

  private static final int TO_SHIFT = 7;
  private static final int CROWNED_SHIFT = 14;
  private static final int CAPTURED_SHIFT = 15;
  private static final int SQUARE_MASK = 0x7F;

  private DamesMove() {}

  static long of(int from, int to, boolean crowned) {
    return from | (long) to << TO_SHIFT | (crowned ? 1L << CROWNED_SHIFT : 0);
  }

  /** Returns the move with these captured pieces, a subset of the enemy's. */
  static long withCaptures(
      long move, long captured, long capturedHigh, long enemies, long enemiesHigh) {
    long low = Long.compress(captured, enemies);
    long high = Long.compress(capturedHigh, enemiesHigh) << Long.bitCount(enemies);
    return move | (low | high) << CAPTURED_SHIFT;
  }

  /** Returns the bit of the starting square. */
  public static int from(long move) {
    return (int) move & SQUARE_MASK;
  }

  /** Returns the bit of the destination square. */
  public static int to(long move) {
    return (int) (move >>> TO_SHIFT) & SQUARE_MASK;
  }

  /** Returns a number for the pair of squares from which and to which a piece moves. */
  public static int squares(long move) {
    return (int) move & (SQUARES - 1);
  }

  public static boolean isCrowned(long move) {
    return (move >>> CROWNED_SHIFT & 1) != 0;
  }

  public static boolean isCapture(long move) {
    return move >>> CAPTURED_SHIFT != 0;
  }

  /** Returns the number of captured pieces. */
  public static int captureCount(long move) {
    return Long.bitCount(move >>> CAPTURED_SHIFT);
  }

  /** Returns one word of the captured squares, given the enemy pieces of the position. */
  public static long captured(long move, int word, long enemies, long enemiesHigh) {
    long ranks = move >>> CAPTURED_SHIFT;
    return word == 0
        ? Long.expand(ranks, enemies)
        : Long.expand(ranks >>> Long.bitCount(enemies), enemiesHigh);
  }
}
