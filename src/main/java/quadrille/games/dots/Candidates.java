package quadrille.games.dots;

import java.util.List;
import quadrille.core.MoveList;

/**
 * The moves that need be tried: of all others it is proven that one of these is as good. Leaves the
 * graph as it was. Not thread-safe.
 */
final class Candidates {
  private final StringGraph graph;
  private final CentreFirst order;
  private final List<GridSymmetry> symmetries;
  private final Takes takes;
  private final QuietScan scan;

  /**
   * @param order holds every string of the graph
   */
  Candidates(StringGraph graph, CentreFirst order) {
    this.graph = graph;
    this.order = order;
    List<GridSymmetry> all = GridSymmetry.of(graph.grid());
    symmetries = all.subList(1, all.size());
    takes = new Takes(graph);
    scan = new QuietScan(graph);
  }

  void add(MoveList moves) {
    int cuts = graph.cuts();
    takes.takeAll();
    if (graph.cuts() == cuts) {
      addQuiet(moves);
      return;
    }
    moves.add(takes.edges(false)[0]);
    if (takes.handoverCost() > 0 && takes.edges(true).length == 1) {
      moves.add(takes.edges(true)[0]);
    }
    graph.undoTo(cuts);
  }

  private void addQuiet(MoveList moves) {
    List<GridSymmetry> kept = symmetries.stream().filter(each -> each.keeps(graph)).toList();
    for (int i = 0; i < order.count(); i++) {
      int edge = order.edge(i);
      if (graph.isSafe(edge) && !order.hasTwin(edge) && isFirstImage(edge, kept)) {
        moves.add(edge);
      }
    }
    scan.scan();
    for (int i = 0; i < scan.openings(); i++) {
      moves.add(scan.opening(i));
    }
  }

  private static boolean isFirstImage(int edge, List<GridSymmetry> kept) {
    for (GridSymmetry symmetry : kept) {
      if (symmetry.edges()[edge] < edge) {
        return false;
      }
    }
    return true;
  }
}
