package quadrille.games.dots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Alpha-beta with null windows on a graph in which nothing can be taken. Values are boxes of the
 * side to move less those of the other, from here to the end; they are even or odd as the number of
 * boxes left is.
 *
 * <p>Boxes that can be had are taken and not searched, and an endgame of separate chains and loops
 * has a closed form, see {@link Takes}, {@link QuietScan} and {@link Endgame}.
 */
final class SolverSearch {
  private static final int POLL_INTERVAL = 1024;

  private final StringGraph graph;
  private final Takes takes;
  private final CentreFirst order;
  private final SolverTable table = new SolverTable();
  private final List<QuietScan> scans = new ArrayList<>();
  private final long nodeLimit;
  private final BooleanSupplier stop;
  private long nodes;

  /**
   * @param graph in which nothing can be taken; it is the same after every call
   */
  SolverSearch(StringGraph graph, long nodeLimit, BooleanSupplier stop) {
    this.graph = graph;
    this.nodeLimit = nodeLimit;
    this.stop = stop;
    graph.useKey();
    takes = new Takes(graph);
    order = new CentreFirst(graph);
    for (int ply = 0; ply <= order.count(); ply++) {
      scans.add(new QuietScan(graph));
    }
  }

  long nodes() {
    return nodes;
  }

  /**
   * The value of the graph.
   *
   * @throws GaveUp when the nodes are spent or it is told to stop
   */
  int value() {
    int lower = -graph.coins();
    int upper = graph.coins();
    int beta = 0;
    while (lower < upper) {
      int bound = search(beta, 0);
      if (bound >= beta) {
        lower = bound;
        beta = bound + 1;
      } else {
        upper = bound;
        beta = bound;
      }
    }
    return lower;
  }

  /**
   * The first move that reaches the graph's value.
   *
   * @param value the value of the graph, which is not empty
   * @throws GaveUp when the nodes are spent or it is told to stop
   */
  int bestMove(int value) {
    for (int i = 0; i < order.count(); i++) {
      int edge = order.edge(i);
      if (graph.isSafe(edge) && safe(edge, value, 0) >= value) {
        return edge;
      }
    }
    QuietScan scan = scans.getFirst();
    scan.scan();
    int last = scan.openings() - 1;
    for (int i = 0; i < last; i++) {
      if (opening(scan.opening(i), value, 0) >= value) {
        return scan.opening(i);
      }
    }
    return scan.opening(last);
  }

  /** A bound of the value: at least {@code wanted} exactly when the value is. */
  private int search(int wanted, int ply) {
    count();
    int coins = graph.coins();
    int beta = wanted + ((wanted - coins) & 1);
    if (Math.abs(beta) > coins || beta == -coins) {
      return beta > 0 ? coins : -coins;
    }
    long key = graph.key();
    int slot = table.find(key);
    int lower = slot < 0 ? -coins : table.lower(slot);
    int upper = slot < 0 ? coins : table.upper(slot);
    if (lower >= beta || upper < beta) {
      return lower >= beta ? lower : upper;
    }
    QuietScan scan = scans.get(ply);
    scan.scan();
    if (scan.joints() == 0) {
      return scan.endgameValue();
    }
    int best = expand(scan, beta, ply);
    if (best >= beta) {
      best += (best - coins) & 1;
      table.store(key, best, upper, graph.strings());
    } else {
      best -= (best - coins) & 1;
      table.store(key, lower, best, graph.strings());
    }
    return best;
  }

  private int expand(QuietScan scan, int beta, int ply) {
    int best = -graph.coins();
    for (int i = 0; i < order.count() && best < beta; i++) {
      int edge = order.edge(i);
      if (graph.isSafe(edge) && !order.hasTwin(edge)) {
        best = Math.max(best, safe(edge, beta, ply));
      }
    }
    for (int i = 0; i < scan.openings() && best < beta; i++) {
      best = Math.max(best, opening(scan.opening(i), beta, ply));
    }
    return best;
  }

  private int safe(int edge, int beta, int ply) {
    int cuts = graph.cuts();
    graph.cut(edge);
    int bound = -search(1 - beta, ply + 1);
    graph.undoTo(cuts);
    return bound;
  }

  private int opening(int edge, int beta, int ply) {
    int cuts = graph.cuts();
    graph.cut(edge);
    takes.takeAll();
    int bound = -taken(takes.taken(), takes.handoverCost(), 1 - beta, ply);
    graph.undoTo(cuts);
    return bound;
  }

  /**
   * A bound of the value for the side that has taken some boxes and may still hand over the last of
   * them: the better of {@code taken + rest} and {@code taken - cost - rest}.
   */
  private int taken(int taken, int cost, int beta, int ply) {
    if (cost == 0) {
      return taken + search(beta - taken, ply + 1);
    }
    if (taken - cost / 2 >= beta) {
      return taken - cost / 2;
    }
    int upper = search(beta - taken, ply + 1);
    if (taken + upper >= beta) {
      return taken + upper;
    }
    int lower = search(taken - cost - beta + 1, ply + 1);
    return taken + (taken - cost - lower >= beta ? -cost - lower : Math.max(upper, -cost - lower));
  }

  private void count() {
    nodes++;
    if (nodes > nodeLimit || (nodes % POLL_INTERVAL == 0 && stop.getAsBoolean())) {
      throw GaveUp.GAVE_UP;
    }
  }

  /** Ends a search from any depth; carries no stack trace, since it reports no error. */
  static final class GaveUp extends RuntimeException {
    private static final long serialVersionUID = 1L;
    static final GaveUp GAVE_UP = new GaveUp();

    private GaveUp() {
      super("gave up", null, false, false);
    }
  }
}
