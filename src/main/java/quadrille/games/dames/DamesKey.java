package quadrille.games.dames;

/** The key of a position, by which the search finds it again. */
final class DamesKey {
  // Arbitrary odd constants with about as many ones as zeros. Their high bits are no squares of
  // boards of one word, so that no factor of a key is zero.
  private static final long WHITE = 0xA0761D6478BD642FL;
  private static final long BLACK = 0xE7037ED1A0B428DBL;
  private static final long KINGS = 0x8EBC6AF09C88C6E3L;
  private static final long BLACK_TO_MOVE = 0x9E3779B97F4A7C15L;

  private DamesKey() {}

  /** Returns the key of a position of one word. */
  static long of(boolean whiteMoves, long white, long black, long kings) {
    return mix(mix(white ^ WHITE, black ^ BLACK), kings ^ (whiteMoves ? KINGS : BLACK_TO_MOVE));
  }

  /** Adds the high words of a larger board to a key. */
  static long withHigh(long key, long white, long black, long kings) {
    return mix(mix(key ^ white, black ^ BLACK), kings ^ KINGS);
  }

  /** Folds the 128 bits of a product into 64, as Wang Yi's wyhash does (2019). */
  private static long mix(long a, long b) {
    return a * b ^ Math.unsignedMultiplyHigh(a, b);
  }
}
