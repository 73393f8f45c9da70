package quadrille.games.dots.search;

import quadrille.games.dots.DotsGrid;

/**
 * The boxes that can be taken one after the other from a coin held by a single string: a half-open
 * chain, or one closed at both ends (an opened loop). Reusable, not thread-safe.
 */
final class TakeableChain {
  private final CoinGraph graph;
  private final int[] edges;
  private int length;
  private int edgeCount;
  private int start;
  private int end;

  TakeableChain(CoinGraph graph) {
    this.graph = graph;
    edges = new int[graph.grid().boxes()];
  }

  /** Follows the chain from a coin held by a single string. */
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
      edges[edgeCount++] = graph.edgeOf(box, side);
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

  /** Returns whether a box is at an end of the chain, held by a single string. */
  boolean endsAt(int box) {
    return box == start || box == end;
  }

  /** Returns the number of boxes. */
  int length() {
    return length;
  }

  /** Returns the edge that takes a box, in order. */
  int edge(int number) {
    return edges[number];
  }

  int edges() {
    return edgeCount;
  }

  /** Returns whether both ends are closed, so that its last edge completes two boxes. */
  boolean isClosed() {
    return end != DotsGrid.NONE;
  }

  /**
   * Returns the cost of declining the last boxes to pass the move: 4 (two boxes, twice) for a
   * half-open chain of two or more, 8 for a closed one of four or more, 0 if it is impossible.
   */
  int doubleDealCost() {
    if (isClosed()) {
      return length >= 4 ? 8 : 0;
    }
    return length >= 2 ? 4 : 0;
  }

  /** Returns how many edges are drawn before the {@link #doubleDealEdge}. */
  int edgesBeforeDoubleDeal() {
    return edgeCount - (isClosed() ? 3 : 2);
  }

  /**
   * Returns the edge that leaves the last two boxes, or the last four in pairs, to the opponent.
   */
  int doubleDealEdge() {
    return edges[edgeCount - (isClosed() ? 2 : 1)];
  }
}
