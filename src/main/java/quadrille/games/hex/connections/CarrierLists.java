package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * The connections of one kind, a list for each pair of points: for each connection its carrier, the
 * empty cells it needs, and its key, the cell to play first (of a connection that needs no move:
 * {@link #NO_KEY}). Within a list, no carrier contains another.
 *
 * <p>There are thousands of lists, most of them empty and none of them long, so they lie side by
 * side in a few arrays, most of which fit into the processor's cache. A set of cells is passed as
 * two longs, for the cells below 64 and those below 128, and the place in an array where its
 * further words begin, see {@link ExtraWords}. Not thread-safe.
 */
final class CarrierLists {
  static final int NO_KEY = -1;

  /** The most connections that a list can hold. */
  static final int MAX_SIZE = Integer.SIZE - 1;

  private final int capacity;
  private final byte[] sizes;

  /** Two longs for each carrier: its cells below 64 and those below 128. */
  private final long[] carriers;

  /** How many words each carrier has beyond them, see {@link ExtraWords}. */
  private final int more;

  private final long[] rests;
  private final short[] keys;

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
    more = ExtraWords.count(points);
    rests = new long[more * capacity * pairs];
    keys = new short[capacity * pairs];
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

  /** The array in which {@link #restAt} is a place. */
  long[] rests() {
    return rests;
  }

  int restAt(int pair, int index) {
    return more * (capacity * pair + index);
  }

  CellSet carrier(int pair, int index) {
    return CellSet.of(low(pair, index), high(pair, index), rests, restAt(pair, index), more);
  }

  int key(int pair, int index) {
    return keys[capacity * pair + index];
  }

  /** How many connections, the first of the list, are marked as handled. */
  int handled(int pair) {
    return handled[pair];
  }

  /** Marks a connection as handled; returns whether it is still in the list. */
  boolean handle(int pair, long low, long high, long[] rest, int at) {
    for (int i = handled[pair]; i < sizes[pair]; i++) {
      if (low(pair, i) == low
          && high(pair, i) == high
          && ExtraWords.equal(rests, restAt(pair, i), rest, at, more)) {
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
    for (int i = 0; i < more; i++) {
      long word = rests[restAt(pair, one) + i];
      rests[restAt(pair, one) + i] = rests[restAt(pair, other) + i];
      rests[restAt(pair, other) + i] = word;
    }
  }

  private void put(int pair, int index, long low, long high, int key) {
    int place = capacity * pair + index;
    carriers[2 * place] = low;
    carriers[2 * place + 1] = high;
    keys[place] = (short) key;
  }

  /** Whether a connection needs no cell but these. */
  boolean containsSubsetOf(int pair, long low, long high, long[] rest, int at) {
    int from = 2 * capacity * pair;
    int to = from + 2 * sizes[pair];
    for (int i = from; i < to; i += 2) {
      if (((carriers[i] & ~low) | (carriers[i + 1] & ~high)) == 0
          && (more == 0 || ExtraWords.isSubset(rests, more * i / 2, rest, at, more))) {
        return true;
      }
    }
    return false;
  }

  /** Drops the connections that need all these cells. */
  void removeSupersetsOf(int pair, long low, long high, long[] rest, int at) {
    int size = sizes[pair];
    int kept = 0;
    int keptHandled = 0;
    for (int i = 0; i < size; i++) {
      long otherLow = low(pair, i);
      long otherHigh = high(pair, i);
      if (((low & ~otherLow) | (high & ~otherHigh)) != 0
          || (more > 0 && !ExtraWords.isSubset(rest, at, rests, restAt(pair, i), more))) {
        if (kept < i) {
          put(pair, kept, otherLow, otherHigh, key(pair, i));
          System.arraycopy(rests, restAt(pair, i), rests, restAt(pair, kept), more);
        }
        kept++;
        keptHandled = i < handled[pair] ? kept : keptHandled;
      }
    }
    sizes[pair] = (byte) kept;
    handled[pair] = (byte) keptHandled;
  }

  /** Copies all lists that are not empty. */
  void copyTo(CopiedLists copy) {
    copy.clear();
    int pair = 0;
    for (int greater = 1; pair < sizes.length; greater++) {
      for (int smaller = 0; smaller < greater; smaller++) {
        if (sizes[pair] > 0) {
          copy.add(greater, smaller, sizes[pair], capacity * pair, carriers, rests, keys);
        }
        pair++;
      }
    }
  }

  /**
   * Adds a connection that was copied from a list of the same capacity, and marks it as handled.
   */
  void append(int pair, CopiedLists copy, int connection) {
    int index = sizes[pair]++;
    put(pair, index, copy.low(connection), copy.high(connection), copy.key(connection));
    System.arraycopy(copy.rests(), copy.restAt(connection), rests, restAt(pair, index), more);
    handled[pair]++;
  }

  /**
   * Adds a connection, unless a known one needs no cell but these or the list is full; drops those
   * that need all these cells. Returns whether it was added.
   */
  boolean add(int pair, long low, long high, long[] rest, int at, int key) {
    if (containsSubsetOf(pair, low, high, rest, at)) {
      return false;
    }
    removeSupersetsOf(pair, low, high, rest, at);
    int size = sizes[pair];
    if (size == capacity) {
      return false;
    }
    put(pair, size, low, high, key);
    System.arraycopy(rest, at, rests, restAt(pair, size), more);
    sizes[pair]++;
    return true;
  }
}
