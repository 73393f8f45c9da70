package quadrille.games.dots.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import quadrille.games.dots.DotsGrid;

/** Orders the strings of a loaded graph for the search, those near the centre first. */
final class CentreFirstOrder {
  private static final int NONE = -1;

  private final CoinGraph graph;
  private final int[] edges;
  private final int[] twins;

  CentreFirstOrder(CoinGraph graph) {
    this.graph = graph;
    DotsGrid grid = graph.grid();
    edges =
        IntStream.range(0, grid.edges())
            .filter(edge -> !graph.isCut(edge))
            .boxed()
            .sorted(Comparator.comparingInt(edge -> squaredDistance(grid, edge)))
            .mapToInt(Integer::intValue)
            .toArray();
    twins = twins(grid);
  }

  /**
   * Returns the squared distance of an edge's midpoint from the centre of the grid, in half boxes.
   */
  static int squaredDistance(DotsGrid grid, int edge) {
    int horizontal = grid.isHorizontal(edge) ? 1 : 0;
    int down = 2 * grid.row(edge) + 1 - horizontal - grid.rows();
    int right = 2 * grid.column(edge) + horizontal - grid.columns();
    return down * down + right * right;
  }

  /** Returns, for each string to the ground, the previous one that holds the same coin. */
  private int[] twins(DotsGrid grid) {
    int[] found = new int[grid.edges()];
    Arrays.fill(found, NONE);
    int[] latest = new int[grid.boxes()];
    Arrays.fill(latest, NONE);
    for (int edge : edges) {
      if (grid.isRim(edge)) {
        int box = Math.max(grid.boxBefore(edge), grid.boxAfter(edge));
        found[edge] = latest[box];
        latest[box] = edge;
      }
    }
    return found;
  }

  int count() {
    return edges.length;
  }

  int edge(int number) {
    return edges[number];
  }

  /**
   * Returns whether an earlier uncut string is equivalent: both tie the same coin to the ground.
   */
  boolean hasTwin(int edge) {
    return twins[edge] != NONE && !graph.isCut(twins[edge]);
  }
}
