package quadrille.games.dots.search;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.MoveList;
import quadrille.games.dots.GridSymmetry;

/**
 * Finds the moves that need to be tried; for every other move, one of these is proven to be as
 * good. Leaves the graph unchanged. Not thread-safe.
 */
final class CandidateMoves {
  private final CoinGraph graph;
  private final CentreFirstOrder order;
  private final GridSymmetry[] symmetries;
  private final List<GridSymmetry> kept = new ArrayList<>();
  private final BoxTaker taker;
  private final ChainScan scan;

  /**
   * @param order contains every string of the graph
   */
  CandidateMoves(CoinGraph graph, CentreFirstOrder order) {
    this.graph = graph;
    this.order = order;
    List<GridSymmetry> all = GridSymmetry.of(graph.grid());
    symmetries = all.subList(1, all.size()).toArray(GridSymmetry[]::new);
    taker = new BoxTaker(graph);
    scan = new ChainScan(graph);
  }

  void addTo(MoveList moves) {
    int cuts = graph.cuts();
    taker.takeAll();
    if (graph.cuts() == cuts) {
      addQuiet(moves);
      return;
    }
    moves.add(taker.turnEdges(false)[0]);
    if (taker.doubleDealCost() > 0 && taker.turnEdges(true).length == 1) {
      moves.add(taker.turnEdges(true)[0]);
    }
    graph.undoTo(cuts);
  }

  private void addQuiet(MoveList moves) {
    findKeptSymmetries();
    for (int i = 0; i < order.count(); i++) {
      int edge = order.edge(i);
      if (graph.isSafe(edge) && !order.hasTwin(edge) && isFirstImage(edge)) {
        moves.add(edge);
      }
    }
    scan.scan();
    for (int i = 0; i < scan.openings(); i++) {
      moves.add(scan.openingEdge(i));
    }
  }

  private void findKeptSymmetries() {
    kept.clear();
    for (GridSymmetry symmetry : symmetries) {
      if (symmetry.preserves(graph::isCut)) {
        kept.add(symmetry);
      }
    }
  }

  private boolean isFirstImage(int edge) {
    for (int i = 0; i < kept.size(); i++) {
      if (kept.get(i).edges()[edge] < edge) {
        return false;
      }
    }
    return true;
  }
}
