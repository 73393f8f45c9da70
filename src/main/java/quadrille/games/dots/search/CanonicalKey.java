package quadrille.games.dots.search;

import java.util.Arrays;
import java.util.List;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsZobrist;

/**
 * A key of the strings cut since a graph was loaded. It is equal for mirror images if the loaded
 * position is symmetric, and does not distinguish the strings between one coin and the ground (a
 * corner box has two), because they are equivalent.
 */
final class CanonicalKey {
  /** A key that is always 0. */
  static final CanonicalKey NONE = new CanonicalKey(new int[0][], List.of());

  /**
   * For each box with two or more strings to the ground, these strings; otherwise an empty array.
   */
  private final int[][] groundStrings;

  private final GridSymmetry[] symmetries;
  private final long[] values;

  private CanonicalKey(int[][] bundles, List<GridSymmetry> symmetries) {
    this.groundStrings = bundles;
    this.symmetries = symmetries.toArray(GridSymmetry[]::new);
    values = new long[symmetries.size()];
  }

  static CanonicalKey of(CoinGraph graph) {
    List<GridSymmetry> symmetries =
        GridSymmetry.of(graph.grid()).stream().filter(each -> each.preserves(graph)).toList();
    return new CanonicalKey(groundStrings(graph.grid()), symmetries);
  }

  private static int[][] groundStrings(DotsGrid grid) {
    int[][] bundles = new int[grid.boxes()][];
    for (int box = 0; box < bundles.length; box++) {
      int[] strings = new int[4];
      int count = 0;
      for (int side = 0; side < 4; side++) {
        if (grid.isRim(grid.edgeOf(box, side))) {
          strings[count++] = grid.edgeOf(box, side);
        }
      }
      bundles[box] = Arrays.copyOf(strings, count < 2 ? 0 : count);
    }
    return bundles;
  }

  /** Returns the smallest of the keys of all mirror images. */
  long value() {
    long least = 0;
    for (int i = 0; i < values.length; i++) {
      least = i == 0 ? values[0] : Math.min(least, values[i]);
    }
    return least;
  }

  /** Adds a string to the key or removes it; the string must be uncut. */
  void toggle(int edge, CoinGraph graph) {
    if (values.length == 0) {
      return;
    }
    int box = groundedBox(edge, graph.grid());
    int position = box == DotsGrid.NONE ? 0 : cutGroundStrings(box, graph);
    for (int i = 0; i < values.length; i++) {
      GridSymmetry symmetry = symmetries[i];
      int image =
          box == DotsGrid.NONE
              ? symmetry.edges()[edge]
              : groundStrings[symmetry.boxes()[box]][position];
      values[i] ^= DotsZobrist.edge(image);
    }
  }

  private int groundedBox(int edge, DotsGrid grid) {
    if (!grid.isRim(edge)) {
      return DotsGrid.NONE;
    }
    int box = Math.max(grid.boxBefore(edge), grid.boxAfter(edge));
    return groundStrings[box].length == 0 ? DotsGrid.NONE : box;
  }

  private int cutGroundStrings(int box, CoinGraph graph) {
    int cut = 0;
    for (int edge : groundStrings[box]) {
      cut += graph.isCut(edge) ? 1 : 0;
    }
    return cut;
  }
}
