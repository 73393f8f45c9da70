package quadrille.games.hex.connections;

import java.util.Arrays;

/**
 * The connections found so far between the points of one side, see {@link VirtualConnections}. Not
 * thread-safe.
 */
final class ConnectionTable {
  /** The connections that hold even if the opponent moves first. */
  final CarrierLists full;

  /** The connections that hold if the side itself moves first, at their key. */
  final CarrierLists semi;

  private final int[][] linkedPoint;
  private final int[] linkCount;

  /** How many longs a set of points has. */
  private final int longs;

  /** For each point those that it is joined with, no cell being between them. */
  private final long[] touched;

  /** For each point those with which it has handled connections. */
  private final long[] handled;

  ConnectionTable(int points, Thoroughness thoroughness) {
    full = new CarrierLists(points, thoroughness.full());
    semi = new CarrierLists(points, thoroughness.semi());
    linkedPoint = new int[points][points];
    linkCount = new int[points];
    longs = 2 + ExtraWords.count(points);
    touched = new long[longs * points];
    handled = new long[longs * points];
  }

  void clear() {
    full.clear();
    semi.clear();
    Arrays.fill(linkCount, 0);
    Arrays.fill(touched, 0);
    Arrays.fill(handled, 0);
  }

  /** Marks a full connection as one to combine others with; returns whether it is still known. */
  boolean handle(int x, int y, long low, long high, long[] rest) {
    if (!full.handle(CarrierLists.pair(x, y), low, high, rest, 0)) {
      return false;
    }
    mark(handled, x, y);
    return true;
  }

  /** Notes that two points are joined without any cell between them; returns whether it is new. */
  boolean touch(int x, int y, long[] noRest) {
    mark(touched, x, y);
    return addFull(x, y, 0, 0, noRest, 0);
  }

  private void mark(long[] pairs, int x, int y) {
    pairs[longs * x + y / Long.SIZE] |= 1L << y;
    pairs[longs * y + x / Long.SIZE] |= 1L << x;
  }

  /** How many parts of 64 points each there are. */
  int parts() {
    return longs;
  }

  /**
   * The points that x has handled connections with, as bits.
   *
   * @param part 0 for the points below 64, 1 for the next 64, and so on
   */
  long handled(int x, int part) {
    return handled[longs * x + part];
  }

  /** The points of a part that x touches, as bits. */
  long touched(int x, int part) {
    return touched[longs * x + part];
  }

  /** The number of points that x has full connections with. */
  int linkCount(int x) {
    return linkCount[x];
  }

  int linkedPoint(int x, int index) {
    return linkedPoint[x][index];
  }

  /** Adds a full connection unless a known one needs no more; returns whether it is new. */
  boolean addFull(int x, int y, long low, long high, long[] rest, int at) {
    int pair = CarrierLists.pair(x, y);
    boolean first = full.size(pair) == 0;
    if (!full.add(pair, low, high, rest, at, CarrierLists.NO_KEY)) {
      return false;
    }
    if (first) {
      link(x, y);
    }
    semi.removeSupersetsOf(pair, low, high, rest, at);
    return true;
  }

  private void link(int x, int y) {
    linkedPoint[x][linkCount[x]++] = y;
    linkedPoint[y][linkCount[y]++] = x;
  }

  /** Takes over a full connection, as one that was combined with others. */
  void keepFull(int x, int y, CopiedLists copy, int connection) {
    int pair = CarrierLists.pair(x, y);
    if (full.size(pair) == 0) {
      link(x, y);
    }
    full.append(pair, copy, connection);
    mark(handled, x, y);
  }

  /** Takes over a semi-connection. */
  void keepSemi(int x, int y, CopiedLists copy, int connection) {
    semi.append(CarrierLists.pair(x, y), copy, connection);
  }

  /** Adds a semi-connection unless a known connection needs no more; returns whether it is new. */
  boolean addSemi(int x, int y, long low, long high, long[] rest, int at, int key) {
    int pair = CarrierLists.pair(x, y);
    return !full.containsSubsetOf(pair, low, high, rest, at)
        && semi.add(pair, low, high, rest, at, key);
  }
}
