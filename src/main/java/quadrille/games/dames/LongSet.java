package quadrille.games.dames;

import java.util.Arrays;

/** A growing set of numbers other than 0, which takes no memory while it is empty. */
final class LongSet {
  private static final int FIRST_CAPACITY = 1 << 10;
  private static final long[] NONE = {};

  /** Scatters the numbers over the table; 2⁶⁴ divided by the golden ratio. */
  private static final long SCATTER = 0x9E3779B97F4A7C15L;

  /** At most half full; a number is at its place or at the next ones. */
  private long[] table = NONE;

  private int size;

  boolean contains(long number) {
    return size > 0 && table[place(number)] == number;
  }

  /** Adds a number; returns whether it was new. */
  boolean add(long number) {
    if (2 * size >= table.length) {
      grow();
    }
    int place = place(number);
    if (table[place] == number) {
      return false;
    }
    table[place] = number;
    size++;
    return true;
  }

  private void grow() {
    long[] old = table;
    table = new long[Math.max(FIRST_CAPACITY, 2 * old.length)];
    Arrays.stream(old).filter(each -> each != 0).forEach(each -> table[place(each)] = each);
  }

  /** Returns where a number is or would be. */
  private int place(long number) {
    int place = (int) ((number * SCATTER) >>> (1 + Long.numberOfLeadingZeros(table.length)));
    while (table[place] != 0 && table[place] != number) {
      place = (place + 1) & (table.length - 1);
    }
    return place;
  }
}
