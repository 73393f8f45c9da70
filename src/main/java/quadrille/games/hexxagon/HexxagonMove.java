package quadrille.games.hexxagon;

/**
 * Encodes a move in a long: its origin in bits 0–5, its destination in bits 6–11. A clone is the
 * same move wherever it comes from, so its origin is its destination.
 */
public final class HexxagonMove {
  private HexxagonMove() {}

  public static long clone(int to) {
    return jump(to, to);
  }

  public static long jump(int from, int to) {
    return (long) to << 6 | from;
  }

  /** Returns the origin of a jump. */
  public static int from(long move) {
    return (int) move & 63;
  }

  public static int to(long move) {
    return (int) (move >>> 6) & 63;
  }

  public static boolean isJump(long move) {
    return from(move) != to(move);
  }
}
