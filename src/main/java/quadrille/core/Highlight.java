package quadrille.core;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What to point out on a board. Cells are the numbers of the game. Immutable.
 *
 * @param side whose it is, which gives the colour; null for nobody's
 * @param cells the cells to tint, each with its strength, more than 0 and at most 1
 * @param links pairs of cells to join by a line
 * @param rings cells to put a ring on
 */
public record Highlight(
    @Nullable Side side, Map<Integer, Double> cells, List<Link> links, Set<Integer> rings) {

  /** A line from one cell to another. */
  public record Link(int from, int to) {}

  public Highlight {
    cells = Map.copyOf(cells);
    links = List.copyOf(links);
    rings = Set.copyOf(rings);
  }

  /** A highlight of cells alone. */
  public static Highlight of(@Nullable Side side, Map<Integer, Double> cells) {
    return new Highlight(side, cells, List.of(), Set.of());
  }

  /** The same with rings. */
  public Highlight withRings(Set<Integer> ringed) {
    return new Highlight(side, cells, links, ringed);
  }
}
