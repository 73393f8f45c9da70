package quadrille.games.dots.search;

/**
 * Guesses the value of a graph in which nothing can be taken, by one play-out: safe strings are cut
 * from the centre outwards, then the shortest chain or loop is opened each time, and whoever takes
 * keeps or gives up control as is best in that play-out. That finds out who runs out of safe moves,
 * the long-chain rule's question (Berlekamp, 2000, "The Dots-and-Boxes Game"), and what it costs.
 *
 * <p>Leaves the graph as it was. Not thread-safe.
 */
final class DotsPlayout {
  private final CoinGraph graph;
  private final CentreFirstOrder order;
  private final ChainScan scan;
  private final BoxTaker takes;

  /**
   * @param order holds every string of the graph
   */
  DotsPlayout(CoinGraph graph, CentreFirstOrder order) {
    this.graph = graph;
    this.order = order;
    scan = new ChainScan(graph);
    takes = new BoxTaker(graph);
  }

  /**
   * The guess in points for the side to move. With every safe move that is still open, who will run
   * out of them is less certain: the weight was fitted to solved positions on 5 x 5.
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
