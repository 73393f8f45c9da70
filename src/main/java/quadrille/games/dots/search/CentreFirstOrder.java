package quadrille.games.dots.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import quadrille.games.dots.DotsGrid;

/**
 * The strings of a loaded graph in the order in which they are tried: those near the centre first.
 */
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

  /** The distance of an edge's middle from the centre of the grid, in half boxes, squared. */
  static int squaredDistance(DotsGrid grid, int edge) {
    int horizontal = grid.isHorizontal(edge) ? 1 : 0;
    int down = 2 * grid.row(edge) + 1 - horizontal - grid.rows();
    int right = 2 * grid.column(edge) + horizontal - grid.columns();
    return down * down + right * right;
  }

  /** For each string to the ground the one before it that holds the same coin. */
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

  /** Whether an uncut string before it is worth the same: both tie one coin to the ground. */
  boolean hasTwin(int edge) {
    return twins[edge] != NONE && !graph.isCut(twins[edge]);
  }
}
