package quadrille.games.dots.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsZobrist;
import quadrille.games.dots.GridSymmetry;

/**
 * A key of the strings cut since a graph was loaded. It is equal for mirror images if the loaded
 * position is symmetric, and does not distinguish the strings between one coin and the ground (a
 * corner box has two), because they are equivalent.
 */
final class CanonicalKey {
  /** A key that is always 0. */
  static final CanonicalKey NONE =
      new CanonicalKey(DotsGrid.of(1, 1), new int[0][], List.of(), _ -> false);

  /**
   * For each box with two or more strings to the ground, these strings; otherwise an empty array.
   */
  private final int[][] groundStrings;

  private final DotsGrid grid;
  private final GridSymmetry[] symmetries;
  private final IntPredicate isCut;
  private final long[] values;

  private CanonicalKey(
      DotsGrid grid, int[][] groundStrings, List<GridSymmetry> symmetries, IntPredicate isCut) {
    this.grid = grid;
    this.groundStrings = groundStrings;
    this.isCut = isCut;
    this.symmetries = symmetries.toArray(GridSymmetry[]::new);
    values = new long[symmetries.size()];
  }

  /**
   * @param isCut tells now and later which strings are cut
   */
  static CanonicalKey of(DotsGrid grid, IntPredicate isCut) {
    List<GridSymmetry> symmetries =
        GridSymmetry.of(grid).stream().filter(each -> each.preserves(isCut)).toList();
    return new CanonicalKey(grid, groundStrings(grid), symmetries, isCut);
  }

  private static int[][] groundStrings(DotsGrid grid) {
    int[][] groundStrings = new int[grid.boxes()][];
    Arrays.setAll(
        groundStrings,
        box -> {
          int[] strings =
              IntStream.range(0, 4)
                  .map(side -> grid.edgeOf(box, side))
                  .filter(grid::isRim)
                  .toArray();
          return strings.length < 2 ? new int[0] : strings;
        });
    return groundStrings;
  }

  /** Returns the smallest of the keys of all mirror images. */
  long value() {
    long least = values.length == 0 ? 0 : values[0];
    for (long value : values) {
      least = Math.min(least, value);
    }
    return least;
  }

  /** Adds a string to the key or removes it; the string must be uncut. */
  void toggle(int edge) {
    if (values.length == 0) {
      return;
    }
    int box = groundedBox(edge);
    int position = box == DotsGrid.NONE ? 0 : cutGroundStrings(box);
    for (int i = 0; i < values.length; i++) {
      GridSymmetry symmetry = symmetries[i];
      int image =
          box == DotsGrid.NONE
              ? symmetry.edges()[edge]
              : groundStrings[symmetry.boxes()[box]][position];
      values[i] ^= DotsZobrist.edge(image);
    }
  }

  private int groundedBox(int edge) {
    if (!grid.isRim(edge)) {
      return DotsGrid.NONE;
    }
    int box = Math.max(grid.boxBefore(edge), grid.boxAfter(edge));
    return groundStrings[box].length == 0 ? DotsGrid.NONE : box;
  }

  private int cutGroundStrings(int box) {
    int cut = 0;
    for (int edge : groundStrings[box]) {
      cut += isCut.test(edge) ? 1 : 0;
    }
    return cut;
  }
}
