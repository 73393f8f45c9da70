package quadrille.games.dots.search;

/**
 * Estimates the value of a graph in which nothing can be taken by one playout: safe strings are cut
 * from the centre outwards, then the shortest chain or loop is opened each time, and the taker
 * keeps or gives up control, whichever is better in this playout. This tells who runs out of safe
 * moves, the question of the long-chain rule (Berlekamp, 2000, "The Dots-and-Boxes Game"), and what
 * that costs.
 *
 * <p>Leaves the graph unchanged. Not thread-safe.
 */
final class DotsPlayout {
  private final CoinGraph graph;
  private final CentreFirstOrder order;
  private final ChainScan scan;
  private final BoxTaker takes;

  /**
   * @param order contains every string of the graph
   */
  DotsPlayout(CoinGraph graph, CentreFirstOrder order) {
    this.graph = graph;
    this.order = order;
    scan = new ChainScan(graph);
    takes = new BoxTaker(graph);
  }

  /**
   * Returns an estimate in points for the side to move. The more safe moves are left, the less
   * certain it is who will run out of them; the weight was fitted to solved 5 × 5 positions.
   */
  int estimate() {
    int safe = 0;
    for (int i = 0; i < order.count(); i++) {
      safe += graph.isSafe(order.edge(i)) ? 1 : 0;
    }
    return DotsKnowledge.POINTS_PER_BOX * 15 * value() / (20 + 8 * safe);
  }

  private int value() {
    int cuts = graph.cuts();
    int sign = 1;
    for (int i = 0; i < order.count(); i++) {
      if (graph.isSafe(order.edge(i))) {
        graph.cut(order.edge(i));
        sign = -sign;
      }
    }
    int value = sign * valueWithoutSafeMoves();
    graph.undoTo(cuts);
    return value;
  }

  private int valueWithoutSafeMoves() {
    scan.scan();
    if (scan.joints() == 0) {
      return scan.endgameValue();
    }
    graph.cut(scan.openingEdge(0));
    takes.takeAll();
    int taken = takes.taken();
    int cost = takes.doubleDealCost();
    return -BoxTaker.value(taken, cost, valueWithoutSafeMoves());
  }
}
