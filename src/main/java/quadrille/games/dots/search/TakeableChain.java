package quadrille.games.dots.search;

import quadrille.games.dots.DotsGrid;

/**
 * The boxes that fall one after the other from a coin that hangs on one string: a half-open chain,
 * or a chain closed at both ends (an opened loop). Reusable, not thread-safe.
 */
final class TakeableChain {
  private final CoinGraph graph;
  private final DotsGrid grid;
  private final int[] edges;
  private int length;
  private int edgeCount;
  private int start;
  private int end;

  TakeableChain(CoinGraph graph) {
    this.graph = graph;
    grid = graph.grid();
    edges = new int[grid.boxes()];
  }

  /** Follows the string of a coin that hangs on one. */
  void follow(int from) {
    start = from;
    end = DotsGrid.NONE;
    length = 0;
    edgeCount = 0;
    int box = from;
    int sides = graph.uncutSides(from);
    while (true) {
      length++;
      if (sides == 0) {
        end = box;
        return;
      }
      int side = Integer.numberOfTrailingZeros(sides);
      edges[edgeCount++] = grid.edgeOf(box, side);
      box = graph.neighbour(box, side);
      if (box == DotsGrid.NONE) {
        return;
      }
      sides = graph.uncutSides(box) & ~(1 << (side ^ 2));
      if (Integer.bitCount(sides) > 1) {
        return;
      }
    }
  }

  /** Whether a coin that hangs on one string is on this path. */
  boolean contains(int box) {
    return box == start || box == end;
  }

  /** How many boxes it has. */
  int length() {
    return length;
  }

  /** The edges that take all of it, in order. */
  int edge(int number) {
    return edges[number];
  }

  int edges() {
    return edgeCount;
  }

  /** Whether it hangs on no joint and no ground: its last edge closes two boxes. */
  boolean isClosed() {
    return end != DotsGrid.NONE;
  }

  /**
   * What it costs to decline the last boxes and so give the move away: 4 (two boxes, twice) for a
   * half-open chain of two or more, 8 for a closed one of four or more, 0 where it is not possible.
   */
  int doubleDealCost() {
    if (isClosed()) {
      return length >= 4 ? 8 : 0;
    }
    return length >= 2 ? 4 : 0;
  }

  /** How many of its edges are drawn before the {@link #doubleDealEdge}. */
  int edgesBeforeDoubleDeal() {
    return edgeCount - (isClosed() ? 3 : 2);
  }

  /** The edge that leaves the last two boxes, or the last four in pairs, to the opponent. */
  int doubleDealEdge() {
    return edges[edgeCount - (isClosed() ? 2 : 1)];
  }
}
