package quadrille.games.dots.search;

import quadrille.core.MoveList;
import quadrille.games.dots.DotsPosition;
import quadrille.search.Knowledge;

/**
 * Analyses positions on one grid: the moves worth trying, and what a position is worth.
 *
 * <p>While neither side has to open a chain, the value is estimated by one playout: safe strings
 * are cut from the centre outwards, then the shortest chain or loop is opened each time, and the
 * taker keeps or gives up control, whichever is better in this playout. This tells who runs out of
 * safe moves, the question of the long-chain rule (Berlekamp, 2000, "The Dots-and-Boxes Game"), and
 * what that costs.
 *
 * <p>Reusable, not thread-safe.
 */
final class DotsAnalysis {
  private final CoinGraph graph;
  private final CentreFirstOrder order;
  private final BoxTaker taker;
  private final ChainScan scan;
  private final CandidateMoves candidates;
  private final int[] safeEdges;
  private DotsPosition position;

  DotsAnalysis(DotsPosition position) {
    graph = new CoinGraph(position.grid());
    order = new CentreFirstOrder(graph);
    taker = new BoxTaker(graph);
    scan = new ChainScan(graph);
    candidates = new CandidateMoves(graph, order);
    safeEdges = new int[order.count()];
    this.position = position;
    graph.load(position);
  }

  /** Returns whether {@link #load} accepts that position. */
  boolean matchesGrid(DotsPosition other) {
    return other.grid() == graph.grid();
  }

  /** Turns to another position on the same grid. */
  void load(DotsPosition other) {
    if (!other.equals(position)) {
      position = other;
      graph.load(other);
    }
  }

  CoinGraph graph() {
    return graph;
  }

  /** Adds the moves that need to be tried. */
  void candidates(MoveList moves) {
    candidates.addTo(moves);
  }

  /** Returns the expected final margin in points for the side to move. */
  int estimate() {
    return value(false);
  }

  /** Returns the final margin under perfect play, or {@link Knowledge#UNKNOWN}. */
  int exactValue() {
    return value(true);
  }

  private int value(boolean exactly) {
    taker.takeAll();
    int taken = taker.taken();
    int cost = taker.doubleDealCost();
    scan.scan();
    int value = Knowledge.UNKNOWN;
    if (scan.joints() == 0 || !exactly) {
      int box = DotsKnowledge.POINTS_PER_BOX;
      int rest = scan.joints() == 0 ? box * scan.endgameValue() : playoutEstimate();
      value = box * position.margin() + BoxTaker.value(box * taken, box * cost, rest);
    }
    graph.undoTo(0);
    return value;
  }

  /**
   * Returns an estimate in points for the side to move. The more safe moves are left, the less
   * certain it is who will run out of them; the weight was fitted to solved 5 × 5 positions.
   */
  private int playoutEstimate() {
    int safe = 0;
    for (int i = 0; i < order.count(); i++) {
      if (graph.isSafe(order.edge(i))) {
        safeEdges[safe++] = order.edge(i);
      }
    }
    return DotsKnowledge.POINTS_PER_BOX * 15 * playOut(safe) / (20 + 8 * safe);
  }

  /** Plays the first {@code safe} of the edges that were safe, as far as they still are. */
  private int playOut(int safe) {
    int sign = 1;
    for (int i = 0; i < safe; i++) {
      if (graph.isSafe(safeEdges[i])) {
        graph.cut(safeEdges[i]);
        sign = -sign;
      }
    }
    return sign * valueWithoutSafeMoves();
  }

  private int valueWithoutSafeMoves() {
    scan.scan();
    if (scan.joints() == 0) {
      return scan.endgameValue();
    }
    graph.cut(scan.shortestOpening());
    taker.takeAll();
    int taken = taker.taken();
    int cost = taker.doubleDealCost();
    return -BoxTaker.value(taken, cost, valueWithoutSafeMoves());
  }
}
