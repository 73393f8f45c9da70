package quadrille.games.hex.connections;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
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
  /** How many pairs of connections are looked at between two polls. */
  private static final int POLL_INTERVAL = 64;

  private final HexBoard board;
  private final int inputs;
  private final int betweenEmptyCells;
  private final HexChains chains;
  private final ConnectionTable table;
  private final ConnectionQueue queue;
  private final int start;
  private final int end;

  /** The edges as a pair of points. */
  private final int edges;

  /** The cells common to all semi-connections of a list from a place on, two longs each. */
  private final long[] commonFrom = new long[2 * CarrierLists.MAX_SIZE];

  /** How many words a set of cells has beyond two longs, see {@link ExtraWords}. */
  private final int more;

  /** Those of the empty set. */
  private final long[] noRest;

  /** The points that are chains or edges, as bits, 64 in each long. */
  private final long[] stonesAndEdges;

  /** The extra words of the connection that is being extended. */
  private final long[] rest;

  /** The same with the point that it is extended away from. */
  private final long[] takenRest;

  /** The extra words of a connection that was made of two. */
  private final long[] unitedRest;

  /** The extra words of {@link #commonFrom}. */
  private final long[] commonFromRest;

  /** The extra words of the cells common to the chosen semi-connections, by how many are chosen. */
  private final long[] commonRest;

  /** The extra words of all their cells, likewise. */
  private final long[] allRest;

  private BooleanSupplier stop = () -> false;
  private boolean stopped;
  private int untilPoll = POLL_INTERVAL;
  private boolean joined;

  /** The stones of the side. */
  private CellSet stones = CellSet.EMPTY;

  /**
   * @param wanted how many connections to find; fewer on the largest boards
   */
  public VirtualConnections(HexBoard board, Side side, Thoroughness wanted) {
    this.board = board;
    Thoroughness thoroughness = wanted.on(board);
    chains = new HexChains(board, side);
    table = new ConnectionTable(chains.pointCount(), thoroughness);
    queue = new ConnectionQueue(chains.pointCount());
    inputs = thoroughness.inputs();
    betweenEmptyCells = thoroughness.betweenEmptyCells();
    more = ExtraWords.count(chains.pointCount());
    noRest = new long[more];
    stonesAndEdges = new long[table.parts()];
    rest = new long[more];
    takenRest = new long[more];
    unitedRest = new long[more];
    commonFromRest = new long[more * CarrierLists.MAX_SIZE];
    commonRest = new long[more * (inputs + 1)];
    allRest = new long[more * (inputs + 1)];
    start = chains.start();
    end = chains.end();
    edges = CarrierLists.pair(start, end);
  }

  /**
   * Finds the connections of a position.
   *
   * @param earlier the connections of a position whose stones, of both sides, are all there still,
   *     which save most of the time; null if none are known
   * @param toMove whether the side is to move: then the search ends at the first semi-connection of
   *     its edges
   * @param stopNow polled often; true means keep the connections found so far and return
   */
  public void find(
      StoneSets position,
      @Nullable KnownConnections earlier,
      boolean toMove,
      BooleanSupplier stopNow) {
    stop = stopNow;
    stopped = false;
    untilPoll = POLL_INTERVAL;
    table.clear();
    queue.clear();
    stones = position.of(chains.side());
    joined = chains.load(position, earlier == null ? CellSet.EMPTY : earlier.chains());
    if (joined) {
      return;
    }
    loadStonesAndEdges(position);
    if (earlier == null) {
      addAdjacentConnections();
    } else {
      takeOver(earlier, position, toMove);
    }
    while (!isDecided(toMove) && !stopped && queue.advance()) {
      queue.copyRest(rest);
      extend(queue.x(), queue.y(), queue.low(), queue.high());
    }
  }

  /**
   * The connections that the last {@link #find} has found; it was not stopped, and the edges are
   * not joined.
   *
   * @param reused filled and returned if not null
   */
  KnownConnections known(@Nullable KnownConnections reused) {
    KnownConnections known = reused == null ? new KnownConnections(more) : reused;
    known.fill(stones, chains.chains(), table);
    return known;
  }

  /**
   * Takes over the connections of an earlier position. Those that new stones of the side change are
   * to be combined with others again.
   */
  private void takeOver(KnownConnections earlier, StoneSets position, boolean toMove) {
    ConnectionUpdate update =
        new ConnectionUpdate(chains, earlier.chains(), position, table.parts());
    keep(earlier.full, 0, update, table::keepFull);
    if (toMove && earlier.stones().equals(stones)) {
      // Nothing is to be combined, and of the semi-connections only those of the edges decide.
      keep(earlier.semi, firstThreats(earlier.semi), update, table::keepSemi);
      return;
    }
    keep(earlier.semi, 0, update, table::keepSemi);
    addAdjacentConnections();
    renew(earlier.full, update);
    renew(earlier.semi, update);
  }

  /** The list of the edges, which is the last one, or the end if there is none. */
  private int firstThreats(CopiedLists lists) {
    int last = lists.count() - 1;
    boolean ofEdges = last >= 0 && CarrierLists.pair(lists.x(last), lists.y(last)) == edges;
    return ofEdges ? last : last + 1;
  }

  /** Takes over a connection that has not changed. */
  private interface Keeper {
    void keep(int x, int y, CopiedLists lists, int connection);
  }

  /** Takes over the connections that have not changed, from a list on. */
  private static void keep(CopiedLists lists, int from, ConnectionUpdate update, Keeper keeper) {
    for (int list = from; list < lists.count(); list++) {
      if (update.keepsPoints(lists, list)) {
        for (int each = lists.first(list); each < lists.first(list + 1); each++) {
          if (!update.isCut(lists, each) && !update.isShortened(lists, each)) {
            keeper.keep(lists.x(list), lists.y(list), lists, each);
          }
        }
      }
    }
  }

  /** Adds the connections that have changed, as what they are now. */
  private void renew(CopiedLists lists, ConnectionUpdate update) {
    for (int list = 0; list < lists.count(); list++) {
      int x = update.point(lists.x(list));
      int y = update.point(lists.y(list));
      if (x != HexChains.NONE && y != HexChains.NONE && x != y) {
        boolean moved = !update.keepsPoints(lists, list);
        for (int each = lists.first(list); each < lists.first(list + 1); each++) {
          if (!update.isCut(lists, each) && (moved || update.isShortened(lists, each))) {
            renew(x, y, lists, each, update);
          }
        }
      }
    }
  }

  private void renew(int x, int y, CopiedLists lists, int connection, ConnectionUpdate update) {
    long low = update.low(lists, connection);
    long high = update.high(lists, connection);
    update.copyRest(lists, connection, unitedRest);
    if (update.isFull(lists, connection)) {
      addFull(x, y, low, high, unitedRest, 0);
    } else {
      addSemi(x, y, low, high, lists.key(connection));
    }
  }

  private void loadStonesAndEdges(StoneSets position) {
    Arrays.fill(stonesAndEdges, -1);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.isEmpty(cell)) {
        stonesAndEdges[cell / Long.SIZE] &= ~(1L << cell);
      }
    }
  }

  private boolean isEmptyCell(int point) {
    return (stonesAndEdges[point / Long.SIZE] >>> point & 1) == 0;
  }

  /** Polls now and then; the pairs of a single connection may take long. */
  private void countPair() {
    if (--untilPoll == 0) {
      untilPoll = POLL_INTERVAL;
      stopped = stopped || stop.getAsBoolean();
    }
  }

  private boolean isDecided(boolean toMove) {
    return table.full.size(edges) > 0 || (toMove && table.semi.size(edges) > 0);
  }

  /** Whether the last {@link #find} was stopped, so that connections may be missing. */
  boolean wasStopped() {
    return stopped;
  }

  /** Whether the side's edges are joined even if the opponent is to move. */
  public boolean isJoined() {
    return joined || table.full.size(edges) > 0;
  }

  /** What the full connection of the edges needs; {@link #isJoined} holds. */
  CellSet carrier() {
    return joined ? CellSet.EMPTY : table.full.carrier(edges, 0);
  }

  /** The connections of the edges that the side could make by moving first. */
  public CarrierList threats() {
    return new CarrierList(table.semi, edges);
  }

  /** The number of points that {@link #linkedPoint} returns for a point. */
  public int linkCount(int point) {
    return table.linkCount(point);
  }

  /** A point that has a full connection with this one. */
  public int linkedPoint(int point, int index) {
    return table.linkedPoint(point, index);
  }

  /** The full connections of two points; they change with the next {@link #find}. */
  CarrierList connections(int point, int other) {
    return new CarrierList(table.full, CarrierLists.pair(point, other));
  }

  private void addAdjacentConnections() {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (isEmptyCell(cell)) {
        for (int neighbour : board.neighbours(cell)) {
          int point = chains.point(neighbour);
          if (point != HexChains.NONE) {
            touch(cell, point);
          }
        }
        addEdgeConnections(cell);
      }
    }
  }

  private void addEdgeConnections(int cell) {
    if (board.isAtStart(chains.side(), cell)) {
      touch(cell, start);
    }
    if (board.isAtEnd(chains.side(), cell)) {
      touch(cell, end);
    }
  }

  /** Combines a new full connection with those that go on from either point. */
  private void extend(int x, int y, long low, long high) {
    if (table.handle(x, y, low, high, rest)) {
      if (y < start) {
        extendThrough(x, y, low, high);
      }
      if (x < start) {
        extendThrough(y, x, low, high);
      }
    }
  }

  /**
   * Combines a connection from x to {@code joint} with all that go on from there to points that x
   * does not touch yet.
   */
  private void extendThrough(int x, int joint, long low, long high) {
    boolean mayJoinEmptyCell =
        !isEmptyCell(x) || ExtraWords.size(low, high, rest, 0, more) <= maxCells(joint);
    long takenLow = low | bit(x, 0);
    long takenHigh = high | bit(x, 1);
    System.arraycopy(rest, 0, takenRest, 0, more);
    ExtraWords.add(takenRest, 0, x);
    for (int part = 0; part < table.parts(); part++) {
      long taken = part == 0 ? takenLow : part == 1 ? takenHigh : takenRest[part - 2];
      long useless = taken | table.touched(x, part);
      long wanted = mayJoinEmptyCell ? -1 : stonesAndEdges[part];
      long left = table.handled(joint, part) & wanted & ~useless;
      for (; left != 0 && !stopped; left &= left - 1) {
        int z = part * Long.SIZE + Long.numberOfTrailingZeros(left);
        combine(x, joint, z, low, high, takenLow, takenHigh);
      }
    }
  }

  /**
   * The most cells of two connections that join empty cells through a joint. At an empty joint it
   * is two fewer: the semi-connection that they make needs the joint as well, and a full connection
   * made from it at least one cell more.
   */
  private int maxCells(int joint) {
    return isEmptyCell(joint) ? betweenEmptyCells - 2 : betweenEmptyCells;
  }

  private void combine(
      int x, int joint, int z, long low, long high, long takenLow, long takenHigh) {
    CarrierLists full = table.full;
    int pair = CarrierLists.pair(joint, z);
    int count = full.handled(pair);
    boolean ofEmptyCells = isEmptyCell(x) && isEmptyCell(z);
    for (int j = 0; j < count; j++) {
      countPair();
      long otherLow = full.low(pair, j);
      long otherHigh = full.high(pair, j);
      if (((takenLow & otherLow) | (takenHigh & otherHigh)) == 0
          && (more == 0
              || !ExtraWords.intersect(takenRest, 0, full.rests(), full.restAt(pair, j), more))) {
        if (more > 0) {
          ExtraWords.or(rest, 0, full.rests(), full.restAt(pair, j), unitedRest, 0, more);
        }
        long unitedLow = low | otherLow;
        long unitedHigh = high | otherHigh;
        if (!ofEmptyCells
            || ExtraWords.size(unitedLow, unitedHigh, unitedRest, 0, more) <= maxCells(joint)) {
          applyAndRule(x, joint, z, unitedLow, unitedHigh);
        }
      }
    }
  }

  /** The bit of a point in one of the two longs of a set. */
  private static long bit(int point, int half) {
    return point / Long.SIZE == half ? 1L << point : 0;
  }

  /** Makes a connection of two, which needs these cells and those of {@link #unitedRest}. */
  private void applyAndRule(int x, int joint, int z, long low, long high) {
    if (!isEmptyCell(joint)) {
      addFull(x, z, low, high, unitedRest, 0);
    } else {
      ExtraWords.add(unitedRest, 0, joint);
      addSemi(x, z, low | bit(joint, 0), high | bit(joint, 1), joint);
    }
  }

  private void touch(int x, int y) {
    if (table.touch(x, y, noRest)) {
      queue.add(x, y, 0, 0, noRest, 0);
    }
  }

  private void addFull(int x, int y, long low, long high, long[] cells, int at) {
    if (table.addFull(x, y, low, high, cells, at)) {
      queue.add(x, y, low, high, cells, at);
    }
  }

  private void addSemi(int x, int y, long low, long high, int key) {
    if (table.addSemi(x, y, low, high, unitedRest, 0, key)) {
      int pair = CarrierLists.pair(x, y);
      int last = table.semi.size(pair) - 1;
      loadCommonFrom(pair, last);
      System.arraycopy(unitedRest, 0, commonRest, more, more);
      System.arraycopy(unitedRest, 0, allRest, more, more);
      applyOrRule(x, y, 0, last, low, high, low, high, 1);
    }
  }

  private void loadCommonFrom(int pair, int end) {
    commonFrom[2 * end] = -1;
    commonFrom[2 * end + 1] = -1;
    Arrays.fill(commonFromRest, more * end, more * (end + 1), -1);
    CarrierLists semi = table.semi;
    for (int i = end - 1; i >= 0; i--) {
      commonFrom[2 * i] = commonFrom[2 * i + 2] & semi.low(pair, i);
      commonFrom[2 * i + 1] = commonFrom[2 * i + 3] & semi.high(pair, i);
      ExtraWords.and(
          commonFromRest,
          more * (i + 1),
          semi.rests(),
          semi.restAt(pair, i),
          commonFromRest,
          more * i,
          more);
    }
  }

  /**
   * Looks for semi-connections in a part of the list that have no cell common to all, if all of
   * them together have none. The list does not change meanwhile: a connection that is made here
   * joins two or more of its carriers, and none of these contains another.
   */
  private void applyOrRule(
      int x, int y, int from, int to, long low, long high, long allLow, long allHigh, int count) {
    CarrierLists semi = table.semi;
    int pair = CarrierLists.pair(x, y);
    int before = more * count;
    int now = before + more;
    for (int i = from; i < to; i++) {
      if (((low & commonFrom[2 * i]) | (high & commonFrom[2 * i + 1])) != 0
          || (more > 0
              && ExtraWords.intersect(commonRest, before, commonFromRest, more * i, more))) {
        return;
      }
      long commonLow = low & semi.low(pair, i);
      long commonHigh = high & semi.high(pair, i);
      long unionLow = allLow | semi.low(pair, i);
      long unionHigh = allHigh | semi.high(pair, i);
      if (more > 0) {
        int at = semi.restAt(pair, i);
        ExtraWords.or(allRest, before, semi.rests(), at, allRest, now, more);
        ExtraWords.and(commonRest, before, semi.rests(), at, commonRest, now, more);
      }
      if ((commonLow | commonHigh) == 0
          && (more == 0 || ExtraWords.size(commonRest, now, more) == 0)) {
        addFull(x, y, unionLow, unionHigh, allRest, now);
      } else if (count + 1 < inputs
          && (commonLow != low
              || commonHigh != high
              || (more > 0 && !ExtraWords.equal(commonRest, before, commonRest, now, more)))
          && !table.full.containsSubsetOf(pair, unionLow, unionHigh, allRest, now)) {
        applyOrRule(x, y, i + 1, to, commonLow, commonHigh, unionLow, unionHigh, count + 1);
      }
    }
  }
}
