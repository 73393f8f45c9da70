package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * The connections of one kind, a list for each pair of points: for each connection its carrier, the
 * empty cells it needs, and its key, the cell to play first (of a connection that needs no move:
 * {@link #NO_KEY}). None of a list has a carrier that holds another's.
 *
 * <p>There are thousands of lists, most of them empty and none of them long, so they lie side by
 * side in few arrays, of which the processor's cache holds the most. Not thread-safe.
 */
final class CarrierLists {
  static final int NO_KEY = -1;

  /** The most connections that a list can hold. */
  static final int MAX_SIZE = Integer.SIZE - 1;

  private final int capacity;
  private final byte[] sizes;

  /** Two longs for each carrier: its cells below 64 and those from 64 on. */
  private final long[] carriers;

  private final byte[] keys;

  /** For each list how many connections from its begin on have been combined with others. */
  private final byte[] handled;

  /**
   * @param points how many points there are
   * @param capacity how many connections of two points to keep, 1 … {@value #MAX_SIZE}
   */
  CarrierLists(int points, int capacity) {
    int pairs = pair(points, 0);
    this.capacity = capacity;
    sizes = new byte[pairs];
    carriers = new long[2 * capacity * pairs];
    keys = new byte[capacity * pairs];
    handled = new byte[pairs];
  }

  /** The number of the list of two different points, in any order. */
  static int pair(int x, int y) {
    int greater = Math.max(x, y);
    return greater * (greater - 1) / 2 + Math.min(x, y);
  }

  void clear() {
    Arrays.fill(sizes, (byte) 0);
    Arrays.fill(handled, (byte) 0);
  }

  int size(int pair) {
    return sizes[pair];
  }

  long low(int pair, int index) {
    return carriers[2 * (capacity * pair + index)];
  }

  long high(int pair, int index) {
    return carriers[2 * (capacity * pair + index) + 1];
  }

  int key(int pair, int index) {
    return keys[capacity * pair + index];
  }

  /** How many connections, the first of the list, are marked as handled. */
  int handled(int pair) {
    return handled[pair];
  }

  /** Marks a connection as handled; returns whether it is still in the list. */
  boolean handle(int pair, long low, long high) {
    for (int i = handled[pair]; i < sizes[pair]; i++) {
      if (low(pair, i) == low && high(pair, i) == high) {
        exchange(pair, i, handled[pair]++);
        return true;
      }
    }
    return false;
  }

  private void exchange(int pair, int one, int other) {
    long low = low(pair, one);
    long high = high(pair, one);
    int key = key(pair, one);
    put(pair, one, low(pair, other), high(pair, other), key(pair, other));
    put(pair, other, low, high, key);
  }

  private void put(int pair, int index, long low, long high, int key) {
    int place = capacity * pair + index;
    carriers[2 * place] = low;
    carriers[2 * place + 1] = high;
    keys[place] = (byte) key;
  }

  /** Whether a connection needs no cell but these. */
  boolean containsSubsetOf(int pair, long low, long high) {
    int from = 2 * capacity * pair;
    int to = from + 2 * sizes[pair];
    for (int i = from; i < to; i += 2) {
      if (((carriers[i] & ~low) | (carriers[i + 1] & ~high)) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Drops the connections that need all these cells. */
  void removeSupersetsOf(int pair, long low, long high) {
    int size = sizes[pair];
    int kept = 0;
    int keptHandled = 0;
    for (int i = 0; i < size; i++) {
      long otherLow = low(pair, i);
      long otherHigh = high(pair, i);
      if (((low & ~otherLow) | (high & ~otherHigh)) != 0) {
        if (kept < i) {
          put(pair, kept, otherLow, otherHigh, key(pair, i));
        }
        kept++;
        keptHandled = i < handled[pair] ? kept : keptHandled;
      }
    }
    sizes[pair] = (byte) kept;
    handled[pair] = (byte) keptHandled;
  }

  /**
   * Adds a connection, unless a known one needs no cell but these or the list is full; drops those
   * that need all these cells. Returns whether it was added.
   */
  boolean add(int pair, long low, long high, int key) {
    if (containsSubsetOf(pair, low, high)) {
      return false;
    }
    removeSupersetsOf(pair, low, high);
    int size = sizes[pair];
    if (size == capacity) {
      return false;
    }
    put(pair, size, low, high, key);
    sizes[pair]++;
    return true;
  }
}
