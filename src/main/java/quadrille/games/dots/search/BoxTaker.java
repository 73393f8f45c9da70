package quadrille.games.dots.search;

import quadrille.games.dots.DotsGrid;

/**
 * Takes every box that is available. That is never wrong, except that the last boxes of the last
 * chain or loop may be declined to make the opponent move next (the double-cross). Reusable, not
 * thread-safe.
 */
final class BoxTaker {
  private static final int MIN_COST = 4;

  private final CoinGraph graph;
  private final TakeableChain lastChain;
  private int firstCut;
  private int taken;
  private int cost;

  BoxTaker(CoinGraph graph) {
    this.graph = graph;
    lastChain = new TakeableChain(graph);
  }

  /**
   * Cuts everything that can be taken, in an order that leaves the boxes that may be declined for
   * the end and makes declining them cheapest.
   */
  void takeAll() {
    firstCut = graph.cuts();
    taken = 0;
    cost = 0;
    int kept = takeAllExceptLastChain();
    if (kept != DotsGrid.NONE) {
      for (int i = 0; i < lastChain.edges(); i++) {
        taken += graph.cut(lastChain.edge(i));
      }
    }
  }

  /** Takes all but the chain that is cheapest to decline; returns where that one starts. */
  private int takeAllExceptLastChain() {
    int best = DotsGrid.NONE;
    for (int box = nextTakeable(0); box != DotsGrid.NONE; box = nextTakeable(box + 1)) {
      takeAllExcept(box);
      int declined = lastChain.doubleDealCost();
      if (best == DotsGrid.NONE || (declined > 0 && (cost == 0 || declined < cost))) {
        best = box;
        cost = declined;
      }
      if (cost == MIN_COST) {
        return best;
      }
      graph.undoTo(firstCut);
    }
    if (best != DotsGrid.NONE) {
      takeAllExcept(best);
    }
    return best;
  }

  private void takeAllExcept(int kept) {
    taken = 0;
    lastChain.follow(kept);
    for (int box = nextTakeableOffChain(); box != DotsGrid.NONE; box = nextTakeableOffChain()) {
      int side = Integer.numberOfTrailingZeros(graph.uncutSides(box));
      taken += graph.cut(graph.edgeOf(box, side));
      lastChain.follow(kept);
    }
  }

  private int nextTakeableOffChain() {
    int box = nextTakeable(0);
    while (box != DotsGrid.NONE && lastChain.endsAt(box)) {
      box = nextTakeable(box + 1);
    }
    return box;
  }

  /** Returns the next coin held by a single string. */
  private int nextTakeable(int from) {
    if (graph.takeable() == 0) {
      return DotsGrid.NONE;
    }
    for (int box = from; box < graph.grid().boxes(); box++) {
      if (graph.degree(box) == 1) {
        return box;
      }
    }
    return DotsGrid.NONE;
  }

  /** Returns the number of boxes taken. */
  int taken() {
    return taken;
  }

  /** Returns {@link TakeableChain#doubleDealCost}, or 0 if nothing would be left to play for. */
  int doubleDealCost() {
    return graph.strings() == 0 ? 0 : cost;
  }

  /**
   * Returns the value for the side that takes.
   *
   * @param taken the number of boxes it can take
   * @param cost the {@link #doubleDealCost}
   * @param rest the value of the rest for the side to move there
   */
  static int value(int taken, int cost, int rest) {
    return taken + (cost == 0 ? rest : Math.max(rest, -cost - rest));
  }

  /**
   * Returns the edges drawn in this turn.
   *
   * @param decline whether to leave the last boxes to the opponent instead of taking all
   */
  int[] turnEdges(boolean decline) {
    int all = graph.cuts() - firstCut;
    int count = decline ? all - lastChain.edges() + lastChain.edgesBeforeDoubleDeal() : all;
    int[] edges = new int[decline ? count + 1 : count];
    for (int i = 0; i < count; i++) {
      edges[i] = graph.cutEdge(firstCut + i);
    }
    if (decline) {
      edges[count] = lastChain.doubleDealEdge();
    }
    return edges;
  }
}
