package quadrille.games.hex.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexLinks.Link;

/**
 * Counts the stones a side still needs to connect its edges if the opponent passes: the shortest
 * path from edge to edge, where an empty cell costs 1, an own stone 0, and the opponent's stones
 * block (Dijkstra, 1959, "A note on two problems in connexion with graphs"; with costs of 0 and 1
 * the queue is two stacks). Not thread-safe: it keeps scratch memory.
 */
public final class HexDistance {
  private final HexBoard board;
  private final Link[][] links;
  private final Link[][] starts = new Link[2][];
  private final Link[][] ends = new Link[2][];
  private final boolean[] seen;
  private int[] near;
  private int[] far;
  private int nearCount;
  private int farCount;

  /** A distance that counts neighbours only. */
  public static HexDistance withoutBridges(HexBoard board) {
    return new HexDistance(board, false);
  }

  /** A distance that counts intact bridges as connected. */
  public static HexDistance withBridges(HexBoard board) {
    return new HexDistance(board, true);
  }

  private HexDistance(HexBoard board, boolean bridges) {
    this.board = board;
    HexLinks all = new HexLinks(board);
    links = byCell(usable(all.cellLinks(), bridges));
    for (Side side : Side.values()) {
      starts[side.ordinal()] = usable(all.edgeLinks(side, false), bridges);
      ends[side.ordinal()] = new Link[board.cells()];
      for (Link link : usable(all.edgeLinks(side, true), bridges)) {
        ends[side.ordinal()][link.from()] = link;
      }
    }
    seen = new boolean[board.cells()];
    near = new int[board.cells()];
    far = new int[board.cells()];
  }

  private static Link[] usable(Link[] links, boolean bridges) {
    return Arrays.stream(links).filter(link -> bridges || !link.isBridge()).toArray(Link[]::new);
  }

  private Link[][] byCell(Link[] pairs) {
    List<List<Link>> lists = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      lists.add(new ArrayList<>());
    }
    for (Link link : pairs) {
      lists.get(link.from()).add(link);
      lists.get(link.to()).add(link);
    }
    return lists.stream().map(list -> list.toArray(Link[]::new)).toArray(Link[][]::new);
  }

  /** Stands for "cut off": more stones than there are cells. */
  public int unreachable() {
    return board.cells() + 1;
  }

  /** The distance, 0 … the number of cells, or {@link #unreachable}. */
  public int of(HexPosition position, Side side) {
    Arrays.fill(seen, false);
    nearCount = 0;
    farCount = 0;
    for (Link link : starts[side.ordinal()]) {
      enter(position, side, link, link.from());
    }
    for (int distance = 0; nearCount + farCount > 0; distance++) {
      if (reachesEnd(position, side)) {
        return distance;
      }
      int[] next = far;
      far = near;
      near = next;
      nearCount = farCount;
      farCount = 0;
    }
    return unreachable();
  }

  private boolean reachesEnd(HexPosition position, Side side) {
    while (nearCount > 0) {
      int cell = near[--nearCount];
      Link end = ends[side.ordinal()][cell];
      if (end != null && isIntact(position, end)) {
        return true;
      }
      for (Link link : links[cell]) {
        enter(position, side, link, link.from() == cell ? link.to() : link.from());
      }
    }
    return false;
  }

  private void enter(HexPosition position, Side side, Link link, int cell) {
    if (seen[cell] || !isIntact(position, link)) {
      return;
    }
    Side stone = position.stone(cell);
    if (stone == null) {
      seen[cell] = true;
      far[farCount++] = cell;
    } else if (stone == side) {
      seen[cell] = true;
      near[nearCount++] = cell;
    }
  }

  private static boolean isIntact(HexPosition position, Link link) {
    for (int cell : link.carrier()) {
      if (!position.isEmpty(cell)) {
        return false;
      }
    }
    return true;
  }
}
