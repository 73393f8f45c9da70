package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * The connections of one kind between two points: for each its carrier, the empty cells it needs,
 * and its key, the cell to play first (of a connection that needs no move: {@link #NO_KEY}). None
 * has a carrier that holds another's. Not thread-safe.
 */
public final class CarrierList {
  static final int NO_KEY = -1;

  /** The most connections that a list can hold. */
  static final int MAX_SIZE = Integer.SIZE - 1;

  /** Two longs for each carrier: its cells below 64 and those from 64 on. */
  private long[] carriers = new long[8];

  private int[] keys = new int[4];

  /** A bit for each connection. */
  private int handled;

  private int size;

  public int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  long low(int index) {
    return carriers[2 * index];
  }

  long high(int index) {
    return carriers[2 * index + 1];
  }

  int key(int index) {
    return keys[index];
  }

  boolean isHandled(int index) {
    return (handled >>> index & 1) != 0;
  }

  /** Returns the index of a connection not yet handled, or -1, and marks it as handled. */
  int takeUnhandled() {
    int index = Integer.numberOfTrailingZeros(~handled);
    if (index >= size) {
      return -1;
    }
    handled |= 1 << index;
    return index;
  }

  /** Whether a connection needs no cell but these. */
  boolean containsSubsetOf(long low, long high) {
    for (int i = 0; i < 2 * size; i += 2) {
      if (((carriers[i] & ~low) | (carriers[i + 1] & ~high)) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Drops the connections that need all these cells. */
  void removeSupersetsOf(long low, long high) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (((low & ~low(i)) | (high & ~high(i))) != 0) {
        if (kept < i) {
          copyEntry(i, kept);
        }
        kept++;
      }
    }
    size = kept;
  }

  private void copyEntry(int from, int to) {
    carriers[2 * to] = low(from);
    carriers[2 * to + 1] = high(from);
    keys[to] = keys[from];
    setHandled(to, isHandled(from));
  }

  private void setHandled(int index, boolean value) {
    handled = value ? handled | 1 << index : handled & ~(1 << index);
  }

  /** Adds a connection; the list must have fewer than {@value #MAX_SIZE}. */
  void add(long low, long high, int key) {
    if (size == keys.length) {
      carriers = Arrays.copyOf(carriers, 4 * size);
      keys = Arrays.copyOf(keys, 2 * size);
    }
    carriers[2 * size] = low;
    carriers[2 * size + 1] = high;
    keys[size] = key;
    setHandled(size, false);
    size++;
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
    return new CellSet(low(index), high(index));
  }
}
