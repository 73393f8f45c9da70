package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * The connections of one kind between two points: for each its carrier, the empty cells it needs,
 * and its key, the cell to play first (of a connection that needs no move: {@link #NO_KEY}). None
 * has a carrier that holds another's. Not thread-safe.
 */
public final class CarrierList {
  static final int NO_KEY = -1;

  private long[] lows = new long[4];
  private long[] highs = new long[4];
  private int[] keys = new int[4];
  private boolean[] handled = new boolean[4];
  private int size;

  public int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  long low(int index) {
    return lows[index];
  }

  long high(int index) {
    return highs[index];
  }

  int key(int index) {
    return keys[index];
  }

  boolean isHandled(int index) {
    return handled[index];
  }

  /** Returns the index of a connection not yet handled, or -1, and marks it as handled. */
  int takeUnhandled() {
    for (int i = 0; i < size; i++) {
      if (!handled[i]) {
        handled[i] = true;
        return i;
      }
    }
    return -1;
  }

  /** Whether a connection needs no cell but these. */
  boolean containsSubsetOf(long low, long high) {
    for (int i = 0; i < size; i++) {
      if (((lows[i] & ~low) | (highs[i] & ~high)) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Drops the connections that need all these cells. */
  void removeSupersetsOf(long low, long high) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (((low & ~lows[i]) | (high & ~highs[i])) != 0) {
        copyEntry(i, kept++);
      }
    }
    size = kept;
  }

  private void copyEntry(int from, int to) {
    lows[to] = lows[from];
    highs[to] = highs[from];
    keys[to] = keys[from];
    handled[to] = handled[from];
  }

  void add(long low, long high, int key) {
    if (size == lows.length) {
      grow();
    }
    lows[size] = low;
    highs[size] = high;
    keys[size] = key;
    handled[size] = false;
    size++;
  }

  private void grow() {
    int length = 2 * size;
    lows = Arrays.copyOf(lows, length);
    highs = Arrays.copyOf(highs, length);
    keys = Arrays.copyOf(keys, length);
    handled = Arrays.copyOf(handled, length);
  }

  /** The index of the connection that needs the fewest cells; the list is not empty. */
  int smallest() {
    int best = 0;
    for (int i = 1; i < size; i++) {
      if (carrier(i).size() < carrier(best).size()) {
        best = i;
      }
    }
    return best;
  }

  public CellSet carrier(int index) {
    return new CellSet(lows[index], highs[index]);
  }
}
