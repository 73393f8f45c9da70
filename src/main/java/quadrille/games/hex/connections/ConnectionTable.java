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

  /** Notes that two points are joined without any cell between them. */
  void touch(int x, int y, long[] noRest) {
    addFull(x, y, 0, 0, noRest, 0);
    mark(touched, x, y);
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

  /** Copies the full connections, and the semi-connections of the pair {@code threats}. */
  KnownConnections copy(int threats) {
    int lists = 0;
    int connections = semi.size(threats);
    for (int x = 0; x < linkCount.length; x++) {
      for (int i = 0; i < linkCount[x]; i++) {
        if (linkedPoint[x][i] < x) {
          lists++;
          connections += full.size(CarrierLists.pair(x, linkedPoint[x][i]));
        }
      }
    }
    KnownConnections copy = new KnownConnections(lists, longs * connections, semi.size(threats));
    int list = 0;
    int end = 0;
    for (int x = 0; x < linkCount.length; x++) {
      for (int i = 0; i < linkCount[x]; i++) {
        int y = linkedPoint[x][i];
        if (y < x) {
          int pair = CarrierLists.pair(x, y);
          copy.points[2 * list] = (short) x;
          copy.points[2 * list + 1] = (short) y;
          copy.sizes[list++] = (byte) full.size(pair);
          end = full.copy(pair, copy.carriers, end);
        }
      }
    }
    semi.copy(threats, copy.carriers, end);
    for (int i = 0; i < copy.keys.length; i++) {
      copy.keys[i] = (short) semi.key(threats, i);
    }
    return copy;
  }

  /** Replaces everything by the copied connections that need none of the filled cells. */
  void load(KnownConnections known, int threats, CellSet filled) {
    clear();
    long[] blocked = new long[longs];
    for (int i = 0; i < longs; i++) {
      blocked[i] = filled.word(i);
    }
    int at = 0;
    for (int list = 0; list < known.sizes.length; list++) {
      int x = known.points[2 * list];
      int y = known.points[2 * list + 1];
      boolean isCut = filled.contains(x) || filled.contains(y);
      int pair = CarrierLists.pair(x, y);
      for (int i = 0; i < known.sizes[list]; i++, at += longs) {
        if (!isCut && !intersect(known.carriers, at, blocked)) {
          full.append(pair, known.carriers, at, CarrierLists.NO_KEY);
        }
      }
      if (full.size(pair) > 0) {
        link(x, y);
      }
    }
    for (short key : known.keys) {
      if (!intersect(known.carriers, at, blocked)) {
        semi.append(threats, known.carriers, at, key);
      }
      at += longs;
    }
  }

  private boolean intersect(long[] carriers, int at, long[] blocked) {
    return ExtraWords.intersect(carriers, at, blocked, 0, longs);
  }

  /** Adds a semi-connection unless a known connection needs no more; returns whether it is new. */
  boolean addSemi(int x, int y, long low, long high, long[] rest, int at, int key) {
    int pair = CarrierLists.pair(x, y);
    return !full.containsSubsetOf(pair, low, high, rest, at)
        && semi.add(pair, low, high, rest, at, key);
  }
}
