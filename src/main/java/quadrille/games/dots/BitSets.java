package quadrille.games.dots;

/** Operations on immutable sets of small numbers, stored as bits of longs. */
final class BitSets {
  private BitSets() {}

  /** The empty set of numbers below {@code size}. */
  static long[] empty(int size) {
    return new long[(size + Long.SIZE - 1) / Long.SIZE];
  }

  static boolean contains(long[] set, int number) {
    return (set[number >> 6] >>> number & 1) != 0;
  }

  static long[] with(long[] set, int number) {
    long[] more = set.clone();
    more[number >> 6] |= 1L << number;
    return more;
  }

  static int cardinality(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }
}
