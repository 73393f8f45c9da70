package quadrille.games.hex.connections;

import java.util.ArrayDeque;
import java.util.function.BooleanSupplier;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

/**
 * Finds the virtual connections of one side (Anshelevich, 2002, "A hierarchical approach to
 * computer Hex"). A full connection joins two points even if the opponent moves first, a
 * semi-connection if the side itself does; each is found from smaller ones:
 *
 * <ul>
 *   <li>two full connections in a row that share no cell make a full one where a chain joins them,
 *       and a semi-connection, with the joint as its key, where that is an empty cell;
 *   <li>semi-connections that have no cell common to all make a full one.
 * </ul>
 *
 * <p>This does not find every virtual connection, and keeps only a limited number for each pair.
 * Keeps scratch memory; not thread-safe.
 */
public final class VirtualConnections {
  /** How many connections of two points a thorough search keeps. */
  static final int MAX_FULL = 16;

  static final int MAX_SEMI = 24;

  /** The most semi-connections to combine into a full one. */
  private static final int MAX_OR_RULE_INPUTS = 4;

  /** How many pairs of connections are looked at between two polls. */
  private static final int POLL_INTERVAL = 64;

  private final HexBoard board;
  private final HexChains chains;
  private final ConnectionTable table;
  private final ArrayDeque<int[]> queue = new ArrayDeque<>();
  private final int start;
  private final int end;
  private StoneSets stones = new StoneSets(CellSet.EMPTY, CellSet.EMPTY);
  private BooleanSupplier stop = () -> false;
  private boolean stopped;
  private int untilPoll = POLL_INTERVAL;
  private boolean joined;

  /** Keeps enough for almost all that is ever found; more would cost time and find little. */
  public VirtualConnections(HexBoard board, Side side) {
    this(board, side, MAX_FULL, MAX_SEMI);
  }

  /**
   * @param maxFull how many full connections of two points to keep, 1 or more
   * @param maxSemi how many semi-connections
   */
  public VirtualConnections(HexBoard board, Side side, int maxFull, int maxSemi) {
    this.board = board;
    chains = new HexChains(board, side);
    table = new ConnectionTable(chains.pointCount(), maxFull, maxSemi);
    start = chains.start();
    end = chains.end();
  }

  /**
   * Finds the connections of a position.
   *
   * @param toMove whether the side is to move: then the search ends at the first semi-connection of
   *     its edges
   * @param stopNow polled often; true means keep the connections found so far and return
   */
  public void find(StoneSets position, boolean toMove, BooleanSupplier stopNow) {
    stones = position;
    stop = stopNow;
    stopped = false;
    table.clear();
    queue.clear();
    joined = chains.load(position);
    if (joined) {
      return;
    }
    addAdjacentConnections();
    while (!queue.isEmpty() && !isDecided(toMove) && !stopped) {
      int[] pair = queue.remove();
      extend(pair[0], pair[1]);
    }
  }

  /** Polls now and then; the pairs of a single connection may take long. */
  private void countPair() {
    if (--untilPoll == 0) {
      untilPoll = POLL_INTERVAL;
      stopped = stopped || stop.getAsBoolean();
    }
  }

  private boolean isDecided(boolean toMove) {
    return table.full(start, end).size() > 0 || (toMove && table.semi(start, end).size() > 0);
  }

  /** Whether the last {@link #find} was stopped, so that connections may be missing. */
  boolean wasStopped() {
    return stopped;
  }

  /** Whether the side's edges are joined even if the opponent is to move. */
  public boolean isJoined() {
    return joined || table.full(start, end).size() > 0;
  }

  /** What the full connection of the edges needs; {@link #isJoined} holds. */
  CellSet carrier() {
    return joined ? CellSet.EMPTY : table.full(start, end).carrier(0);
  }

  /** The connections of the edges that the side could make by moving first. */
  public CarrierList threats() {
    return table.semi(start, end);
  }

  /** The number of points that {@link #linkedPoint} returns for a point. */
  public int linkCount(int point) {
    return table.linkCount(point);
  }

  /** A point that may have a full connection with this one. */
  public int linkedPoint(int point, int index) {
    return table.linkedPoint(point, index);
  }

  /** The full connections of two points; they change with the next {@link #find}. */
  CarrierList connections(int point, int other) {
    return table.full(point, other);
  }

  /** Whether two points have a full connection. */
  public boolean isLinked(int point, int other) {
    return table.full(point, other).size() > 0;
  }

  private void addAdjacentConnections() {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (stones.isEmpty(cell)) {
        for (int neighbour : board.neighbours(cell)) {
          int point = chains.point(neighbour);
          if (point != HexChains.NONE) {
            addFull(cell, point, 0, 0);
          }
        }
        addEdgeConnections(cell);
      }
    }
  }

  private void addEdgeConnections(int cell) {
    if (board.isAtStart(chains.side(), cell)) {
      addFull(cell, start, 0, 0);
    }
    if (board.isAtEnd(chains.side(), cell)) {
      addFull(cell, end, 0, 0);
    }
  }

  /** Combines the new full connections of a pair with those that go on from either point. */
  private void extend(int x, int y) {
    CarrierList list = table.full(x, y);
    for (int i = list.takeUnhandled(); i >= 0; i = list.takeUnhandled()) {
      long low = list.low(i);
      long high = list.high(i);
      if (y < start) {
        extendThrough(x, y, low, high);
      }
      if (x < start) {
        extendThrough(y, x, low, high);
      }
    }
  }

  /** Combines a connection from x to {@code joint} with all that go on from there. */
  private void extendThrough(int x, int joint, long low, long high) {
    for (int i = 0; i < table.linkCount(joint) && !stopped; i++) {
      int z = table.linkedPoint(joint, i);
      if (z == x || contains(low, high, z)) {
        continue;
      }
      CarrierList list = table.full(joint, z);
      for (int j = 0; j < list.size(); j++) {
        countPair();
        long otherLow = list.low(j);
        long otherHigh = list.high(j);
        boolean apart = ((low & otherLow) | (high & otherHigh)) == 0;
        if (apart && list.isHandled(j) && !contains(otherLow, otherHigh, x)) {
          applyAndRule(x, joint, z, low | otherLow, high | otherHigh);
        }
      }
    }
  }

  private boolean contains(long low, long high, int point) {
    return point < start && ((point < Long.SIZE ? low : high) >>> point & 1) != 0;
  }

  private void applyAndRule(int x, int joint, int z, long low, long high) {
    if (!stones.isEmpty(joint)) {
      addFull(x, z, low, high);
    } else if (joint < Long.SIZE) {
      addSemi(x, z, low | 1L << joint, high, joint);
    } else {
      addSemi(x, z, low, high | 1L << joint, joint);
    }
  }

  private void addFull(int x, int y, long low, long high) {
    if (table.addFull(x, y, low, high)) {
      queue.add(new int[] {x, y});
    }
  }

  private void addSemi(int x, int y, long low, long high, int key) {
    if (table.addSemi(x, y, low, high, key)) {
      applyOrRule(x, y, table.semi(x, y).size() - 1, low, high, low, high, 1);
    }
  }

  /** Looks for semi-connections before the given place that have no cell common to all. */
  private void applyOrRule(
      int x, int y, int before, long low, long high, long allLow, long allHigh, int count) {
    CarrierList list = table.semi(x, y);
    for (int i = Math.min(before, list.size()) - 1; i >= 0; i--) {
      long commonLow = low & list.low(i);
      long commonHigh = high & list.high(i);
      long unionLow = allLow | list.low(i);
      long unionHigh = allHigh | list.high(i);
      if ((commonLow | commonHigh) == 0) {
        addFull(x, y, unionLow, unionHigh);
      } else if (count + 1 < MAX_OR_RULE_INPUTS && (commonLow != low || commonHigh != high)) {
        applyOrRule(x, y, i, commonLow, commonHigh, unionLow, unionHigh, count + 1);
      }
      i = Math.min(i, list.size());
    }
  }
}
