package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * Connections that are to be combined with others, those that need the fewest cells first, of the
 * same size the oldest. Not thread-safe.
 */
final class ConnectionQueue {
  private static final int NONE = -1;

  /** The entries from the first to the last of each size are chained by {@link #next}. */
  private final int[] first;

  private final int[] last;
  private int smallest;
  private int[] next = new int[256];

  /** The points of each entry. */
  private int[] points = new int[2 * next.length];

  /** Two longs for each carrier: its cells below 64 and those below 128. */
  private long[] carriers = new long[2 * next.length];

  /** How many words each carrier has beyond them, see {@link ExtraWords}. */
  private final int more;

  private long[] rests;

  private int count;
  private int current = NONE;

  ConnectionQueue(int points) {
    first = new int[points + 1];
    last = new int[points + 1];
    more = ExtraWords.count(points);
    rests = new long[more * next.length];
    clear();
  }

  void clear() {
    Arrays.fill(first, NONE);
    smallest = first.length;
    count = 0;
  }

  void add(int x, int y, long low, long high, long[] rest, int at) {
    if (count == next.length) {
      next = Arrays.copyOf(next, 2 * count);
      points = Arrays.copyOf(points, 4 * count);
      carriers = Arrays.copyOf(carriers, 4 * count);
      rests = Arrays.copyOf(rests, 2 * more * count);
    }
    points[2 * count] = x;
    points[2 * count + 1] = y;
    carriers[2 * count] = low;
    carriers[2 * count + 1] = high;
    System.arraycopy(rest, at, rests, more * count, more);
    next[count] = NONE;
    int size = ExtraWords.size(low, high, rest, at, more);
    if (first[size] == NONE) {
      first[size] = count;
    } else {
      next[last[size]] = count;
    }
    last[size] = count++;
    smallest = Math.min(smallest, size);
  }

  /** Takes the next connection, which the methods below describe; returns whether there was one. */
  boolean advance() {
    while (smallest < first.length && first[smallest] == NONE) {
      smallest++;
    }
    if (smallest == first.length) {
      return false;
    }
    current = first[smallest];
    first[smallest] = next[current];
    return true;
  }

  int x() {
    return points[2 * current];
  }

  int y() {
    return points[2 * current + 1];
  }

  long low() {
    return carriers[2 * current];
  }

  long high() {
    return carriers[2 * current + 1];
  }

  void copyRest(long[] target) {
    System.arraycopy(rests, more * current, target, 0, more);
  }
}
