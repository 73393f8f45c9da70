package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * What follows the first 128 bits of sets of cells, or of points: words in arrays, each of which is
 * the bits of 64 cells. On boards of up to 126 cells there are none. The first 128 bits are handed
 * over as two longs, so that they stay in registers.
 */
final class ExtraWords {
  private static final int BEFORE = 2;

  private ExtraWords() {}

  /** How many words follow the first 128 bits. */
  static int count(int points) {
    return Math.max(0, (points + Long.SIZE - 1) / Long.SIZE - BEFORE);
  }

  static boolean isSubset(long[] set, int at, long[] other, int otherAt, int count) {
    for (int i = 0; i < count; i++) {
      if ((set[at + i] & ~other[otherAt + i]) != 0) {
        return false;
      }
    }
    return true;
  }

  static boolean intersect(long[] set, int at, long[] other, int otherAt, int count) {
    for (int i = 0; i < count; i++) {
      if ((set[at + i] & other[otherAt + i]) != 0) {
        return true;
      }
    }
    return false;
  }

  static boolean equal(long[] set, int at, long[] other, int otherAt, int count) {
    return Arrays.equals(set, at, at + count, other, otherAt, otherAt + count);
  }

  static void or(
      long[] set, int at, long[] other, int otherAt, long[] target, int targetAt, int count) {
    for (int i = 0; i < count; i++) {
      target[targetAt + i] = set[at + i] | other[otherAt + i];
    }
  }

  static void and(
      long[] set, int at, long[] other, int otherAt, long[] target, int targetAt, int count) {
    for (int i = 0; i < count; i++) {
      target[targetAt + i] = set[at + i] & other[otherAt + i];
    }
  }

  /** The size of a set with its first 128 bits. */
  static int size(long low, long high, long[] rest, int at, int count) {
    return Long.bitCount(low) + Long.bitCount(high) + size(rest, at, count);
  }

  static int size(long[] set, int at, int count) {
    int size = 0;
    for (int i = 0; i < count; i++) {
      size += Long.bitCount(set[at + i]);
    }
    return size;
  }

  /** Adds a cell to the set if it is among these words. */
  static void add(long[] set, int at, int cell) {
    int index = cell / Long.SIZE - BEFORE;
    if (index >= 0) {
      set[at + index] |= 1L << cell;
    }
  }
}
