package quadrille.games.dots.search;

import quadrille.core.MoveList;
import quadrille.games.dots.DotsPosition;
import quadrille.search.Knowledge;

/** Bundles everything that analyses a position, sharing one graph. Reusable, not thread-safe. */
final class DotsAnalysis {
  private final CoinGraph graph;
  private final BoxTaker takes;
  private final ChainScan chainScan;
  private final DotsPlayout playout;
  private final CandidateMoves candidates;
  private DotsPosition position;

  DotsAnalysis(DotsPosition position) {
    graph = new CoinGraph(position.grid());
    CentreFirstOrder order = new CentreFirstOrder(graph);
    takes = new BoxTaker(graph);
    chainScan = new ChainScan(graph);
    playout = new DotsPlayout(graph, order);
    candidates = new CandidateMoves(graph, order);
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
    takes.takeAll();
    chainScan.scan();
    boolean exact = chainScan.joints() == 0;
    return estimate(
        exact ? DotsKnowledge.POINTS_PER_BOX * chainScan.endgameValue() : playout.estimate());
  }

  /** Returns the final margin under perfect play, or {@link Knowledge#UNKNOWN}. */
  int exactValue() {
    takes.takeAll();
    chainScan.scan();
    int worth = estimate(DotsKnowledge.POINTS_PER_BOX * chainScan.endgameValue());
    return chainScan.joints() == 0 ? worth : Knowledge.UNKNOWN;
  }

  /** Combines the value of the rest with the boxes taken. */
  private int estimate(int rest) {
    int box = DotsKnowledge.POINTS_PER_BOX;
    int value = BoxTaker.value(box * takes.taken(), box * takes.doubleDealCost(), rest);
    graph.undoTo(0);
    return box * position.margin() + value;
  }
}
