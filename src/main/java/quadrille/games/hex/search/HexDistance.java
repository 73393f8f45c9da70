package quadrille.games.hex.search;

import java.util.Arrays;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexLinks.Link;

/**
 * Counts the stones a side still needs to connect its edges if the opponent passes: the shortest
 * path from edge to edge, where an empty cell costs 1, an own stone 0, and the opponent's stones
 * block (Dijkstra, 1959, "A note on two problems in connexion with graphs"; with costs of 0 and 1
 * the queue is two stacks). Not thread-safe: it keeps scratch memory.
 */
public final class HexDistance {
  private final HexLinks links;
  private final Link[][] starts = new Link[2][];
  private final Link[][] ends = new Link[2][];
  private final boolean[] seen;
  private int[] near;
  private int[] far;
  private int nearCount;
  private int farCount;

  /**
   * @param links what counts as connected
   */
  public HexDistance(HexLinks links) {
    this.links = links;
    int cells = links.board().cells();
    for (Side side : Side.values()) {
      starts[side.ordinal()] = links.toEdge(side, false);
      ends[side.ordinal()] = new Link[cells];
      for (Link link : links.toEdge(side, true)) {
        ends[side.ordinal()][link.from()] = link;
      }
    }
    seen = new boolean[cells];
    near = new int[cells];
    far = new int[cells];
  }

  /** Stands for "cut off": more stones than there are cells. */
  public int unreachable() {
    return seen.length + 1;
  }

  /** The distance, 0 … the number of cells, or {@link #unreachable}. */
  public int of(HexPosition position, Side side) {
    Arrays.fill(seen, false);
    nearCount = 0;
    farCount = 0;
    for (Link link : starts[side.ordinal()]) {
      enter(position, side, link);
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
      if (end != null && end.isIntact(position)) {
        return true;
      }
      for (Link link : links.from(cell)) {
        enter(position, side, link);
      }
    }
    return false;
  }

  private void enter(HexPosition position, Side side, Link link) {
    int cell = link.to();
    if (seen[cell] || !link.isIntact(position)) {
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
}
