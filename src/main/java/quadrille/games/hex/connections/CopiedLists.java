package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * Copies of those {@link CarrierLists} of a board that are not empty. Connections are numbered list
 * by list. Not thread-safe.
 */
final class CopiedLists {
  private int lists;

  /** The two points of each list. */
  private short[] points = new short[256];

  /** The number of the first connection of each list, and of the first one after the last list. */
  private int[] firsts = new int[points.length / 2 + 1];

  private short[] keys = new short[256];

  /** Two longs for each carrier, as in {@link CarrierLists}. */
  private long[] carriers = new long[2 * keys.length];

  /** How many words each carrier has beyond them, see {@link ExtraWords}. */
  private final int more;

  private long[] rests;

  CopiedLists(int more) {
    this.more = more;
    rests = new long[more * keys.length];
  }

  void clear() {
    lists = 0;
  }

  /**
   * Adds the list of two points.
   *
   * @param from the place of its first connection in the arrays, which are those of {@link
   *     CarrierLists}
   */
  void add(
      int x, int y, int size, int from, long[] fromCarriers, long[] fromRests, short[] fromKeys) {
    int first = firsts[lists];
    makeRoom(first + size);
    points[2 * lists] = (short) x;
    points[2 * lists + 1] = (short) y;
    firsts[++lists] = first + size;
    System.arraycopy(fromKeys, from, keys, first, size);
    System.arraycopy(fromCarriers, 2 * from, carriers, 2 * first, 2 * size);
    System.arraycopy(fromRests, more * from, rests, more * first, more * size);
  }

  /** Makes room for another list and for so many connections. */
  private void makeRoom(int connections) {
    if (firsts.length < lists + 2) {
      firsts = Arrays.copyOf(firsts, larger(lists + 2));
      points = Arrays.copyOf(points, 2 * firsts.length);
    }
    if (keys.length < connections) {
      keys = Arrays.copyOf(keys, larger(connections));
      carriers = Arrays.copyOf(carriers, 2 * keys.length);
      rests = Arrays.copyOf(rests, more * keys.length);
    }
  }

  /** A quarter more, as much memory is taken by all copies together. */
  private static int larger(int length) {
    return length + length / 4;
  }

  /** The number of lists. */
  int count() {
    return lists;
  }

  /** One of the two points of a list. */
  int x(int list) {
    return points[2 * list];
  }

  /** The other point of a list. */
  int y(int list) {
    return points[2 * list + 1];
  }

  /** The first connection of a list; that of the list after the last one is the end. */
  int first(int list) {
    return firsts[list];
  }

  int key(int connection) {
    return keys[connection];
  }

  long low(int connection) {
    return carriers[2 * connection];
  }

  long high(int connection) {
    return carriers[2 * connection + 1];
  }

  /** The array in which {@link #restAt} is a place. */
  long[] rests() {
    return rests;
  }

  int restAt(int connection) {
    return more * connection;
  }
}
