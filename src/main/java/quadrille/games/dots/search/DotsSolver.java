package quadrille.games.dots.search;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.games.dots.DotsPosition;
import quadrille.search.Knowledge.Solution;

/**
 * Solves positions exactly. The rest of the game depends only on the undrawn edges; boxes already
 * owned are added to the score.
 *
 * <p>Uses at most 48 MB while it runs, and nothing afterwards. Stateless, thread-safe.
 */
public final class DotsSolver {
  private DotsSolver() {}

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
    BoxTaker takes = new BoxTaker(graph);
    takes.takeAll();
    SolverSearch search = new SolverSearch(graph, nodeLimit, stop);
    try {
      int rest = search.value();
      int value = BoxTaker.value(takes.taken(), takes.doubleDealCost(), rest);
      int[] edges = takes.turnEdges(value != takes.taken() + rest);
      if (value == takes.taken() + rest && graph.strings() > 0) {
        edges = Arrays.copyOf(edges, edges.length + 1);
        edges[edges.length - 1] = search.bestMove(rest);
      }
      long[] line = Arrays.stream(edges).asLongStream().toArray();
      int score = DotsKnowledge.POINTS_PER_BOX * (position.margin() + value);
      return new Solution(line, score, search.nodes());
    } catch (SolverSearch.SearchAborted e) {
      return null;
    }
  }
}
