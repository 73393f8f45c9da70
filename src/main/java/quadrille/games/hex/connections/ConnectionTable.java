package quadrille.games.hex.connections;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The connections found so far between the points of one side, see {@link VirtualConnections}. Not
 * thread-safe.
 */
final class ConnectionTable {
  private static final CarrierList EMPTY = new CarrierList();

  private final int points;
  private final int maxFull;
  private final int maxSemi;

  /** The lists by their points, each twice; {@link #EMPTY} until something is found. */
  private final CarrierList[] full;

  private final CarrierList[] semi;
  private final int[][] linkedPoint;
  private final int[] linkCount;
  private final ArrayDeque<CarrierList> used = new ArrayDeque<>();

  ConnectionTable(int points, int maxFull, int maxSemi) {
    this.maxFull = maxFull;
    this.maxSemi = maxSemi;
    this.points = points;
    full = new CarrierList[points * points];
    semi = new CarrierList[points * points];
    linkedPoint = new int[points][points];
    linkCount = new int[points];
    Arrays.fill(full, EMPTY);
    Arrays.fill(semi, EMPTY);
  }

  void clear() {
    used.forEach(CarrierList::clear);
    used.clear();
    Arrays.fill(linkCount, 0);
  }

  /** The connections that hold even if the opponent moves first. */
  CarrierList full(int x, int y) {
    return full[x * points + y];
  }

  /** The connections that hold if the side itself moves first, at their key. */
  CarrierList semi(int x, int y) {
    return semi[x * points + y];
  }

  /** The number of points that x has full connections with. */
  int linkCount(int x) {
    return linkCount[x];
  }

  int linkedPoint(int x, int index) {
    return linkedPoint[x][index];
  }

  /** Adds a full connection unless a known one needs no more; returns whether it is new. */
  boolean addFull(int x, int y, long low, long high) {
    CarrierList list = writable(full, x, y);
    if (list.containsSubsetOf(low, high)) {
      return false;
    }
    list.removeSupersetsOf(low, high);
    if (list.size() == maxFull) {
      return false;
    }
    if (list.size() == 0) {
      used.add(list);
      link(x, y);
      link(y, x);
    }
    list.add(low, high, CarrierList.NO_KEY);
    semi(x, y).removeSupersetsOf(low, high);
    return true;
  }

  private CarrierList writable(CarrierList[] lists, int x, int y) {
    CarrierList list = lists[x * points + y];
    if (list == EMPTY) {
      list = new CarrierList();
      lists[x * points + y] = list;
      lists[y * points + x] = list;
    }
    return list;
  }

  private void link(int x, int y) {
    for (int i = 0; i < linkCount[x]; i++) {
      if (linkedPoint[x][i] == y) {
        return;
      }
    }
    linkedPoint[x][linkCount[x]++] = y;
  }

  /** Adds a semi-connection unless a known connection needs no more; returns whether it is new. */
  boolean addSemi(int x, int y, long low, long high, int key) {
    CarrierList list = writable(semi, x, y);
    if (full(x, y).containsSubsetOf(low, high) || list.containsSubsetOf(low, high)) {
      return false;
    }
    list.removeSupersetsOf(low, high);
    if (list.size() == maxSemi) {
      return false;
    }
    if (list.size() == 0) {
      used.add(list);
    }
    list.add(low, high, key);
    return true;
  }
}
