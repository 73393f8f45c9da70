package quadrille.games.dots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.games.dots.DotsPosition;
import quadrille.search.Knowledge.Solution;

/**
 * Solves positions exactly by an alpha-beta search with null windows. The rest of the game depends
 * only on the undrawn edges; boxes already owned are added to the score.
 *
 * <p>Available boxes are taken without search, and endgames of independent chains and loops have a
 * closed form: see {@link BoxTaker}, {@link ChainScan} and {@link DotsEndgame}. Values are the
 * future boxes of the side to move minus those of the other side; they have the parity of the
 * number of boxes left. Uses at most 48 MB while it runs, and nothing afterwards.
 */
public final class DotsSolver {
  private static final int POLL_INTERVAL = 1024;

  private final CoinGraph graph;
  private final BoxTaker taker;
  private final CentreFirstOrder order;
  private final SolverTable table = new SolverTable();
  private final List<ChainScan> scans = new ArrayList<>();
  private final long nodeLimit;
  private final BooleanSupplier stop;
  private long nodes;

  /**
   * @param graph a graph in which nothing can be taken; unchanged after every call
   */
  private DotsSolver(CoinGraph graph, long nodeLimit, BooleanSupplier stop) {
    this.graph = graph;
    this.nodeLimit = nodeLimit;
    this.stop = stop;
    graph.enableKey();
    taker = new BoxTaker(graph);
    order = new CentreFirstOrder(graph);
    for (int ply = 0; ply <= order.count(); ply++) {
      scans.add(new ChainScan(graph));
    }
  }

  /**
   * Finds the best move and its value.
   *
   * @param position a position that is not over
   * @param nodeLimit the maximum number of nodes
   * @param stop polled often; true makes it give up
   * @return the edges to draw in this turn and the final margin, 100 points a box; or null if it
   *     gave up
   */
  public static @Nullable Solution solve(
      DotsPosition position, long nodeLimit, BooleanSupplier stop) {
    CoinGraph graph = new CoinGraph(position.grid());
    graph.load(position);
    BoxTaker taker = new BoxTaker(graph);
    taker.takeAll();
    DotsSolver search = new DotsSolver(graph, nodeLimit, stop);
    try {
      int rest = search.value();
      int value = BoxTaker.value(taker.taken(), taker.doubleDealCost(), rest);
      int[] edges = taker.turnEdges(value != taker.taken() + rest);
      if (value == taker.taken() + rest && graph.strings() > 0) {
        edges = Arrays.copyOf(edges, edges.length + 1);
        edges[edges.length - 1] = search.bestMove(rest);
      }
      long[] line = Arrays.stream(edges).asLongStream().toArray();
      int score = DotsKnowledge.POINTS_PER_BOX * (position.margin() + value);
      return new Solution(line, score, search.nodes);
    } catch (SearchAborted _) {
      return null;
    }
  }

  /**
   * Returns the value of the graph.
   *
   * @throws SearchAborted at the node limit or when it is stopped
   */
  private int value() {
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
   * Returns the first move that reaches the graph's value.
   *
   * @param value the value of the graph, which is not empty
   * @throws SearchAborted at the node limit or when it is stopped
   */
  private int bestMove(int value) {
    for (int i = 0; i < order.count(); i++) {
      int edge = order.edge(i);
      if (graph.isSafe(edge) && searchSafe(edge, value, 0) >= value) {
        return edge;
      }
    }
    ChainScan scan = scans.getFirst();
    scan.scan();
    int last = scan.openings() - 1;
    for (int i = 0; i < last; i++) {
      if (searchOpening(scan.openingEdge(i), value, 0) >= value) {
        return scan.openingEdge(i);
      }
    }
    return scan.openingEdge(last);
  }

  /** Returns a bound that is at least {@code wanted} exactly if the value is. */
  private int search(int wanted, int ply) {
    countNode();
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
    ChainScan scan = scans.get(ply);
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

  private int expand(ChainScan scan, int beta, int ply) {
    int best = -graph.coins();
    for (int i = 0; i < order.count() && best < beta; i++) {
      int edge = order.edge(i);
      if (graph.isSafe(edge) && !order.hasTwin(edge)) {
        best = Math.max(best, searchSafe(edge, beta, ply));
      }
    }
    for (int i = 0; i < scan.openings() && best < beta; i++) {
      best = Math.max(best, searchOpening(scan.openingEdge(i), beta, ply));
    }
    return best;
  }

  private int searchSafe(int edge, int beta, int ply) {
    int cuts = graph.cuts();
    graph.cut(edge);
    int bound = -search(1 - beta, ply + 1);
    graph.undoTo(cuts);
    return bound;
  }

  private int searchOpening(int edge, int beta, int ply) {
    int cuts = graph.cuts();
    graph.cut(edge);
    taker.takeAll();
    int bound = -searchAfterTaking(taker.taken(), taker.doubleDealCost(), 1 - beta, ply);
    graph.undoTo(cuts);
    return bound;
  }

  /**
   * Returns a bound for the side that has taken boxes and may still decline the last of them: the
   * better of {@code taken + rest} and {@code taken - cost - rest}.
   */
  private int searchAfterTaking(int taken, int cost, int beta, int ply) {
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

  private void countNode() {
    nodes++;
    if (nodes > nodeLimit || (nodes % POLL_INTERVAL == 0 && stop.getAsBoolean())) {
      throw new SearchAborted();
    }
  }

  /** Aborts a search at any depth. It reports no error, so it has no stack trace. */
  private static final class SearchAborted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private SearchAborted() {
      super("gave up", null, false, false);
    }
  }
}
