package quadrille.games.dots.classic;

import java.util.List;
import quadrille.core.Position;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;
import quadrille.search.classic.GreedyOpponent;
import quadrille.search.classic.OpponentKind;

/** The named opponents of Dots and Boxes. {@code docs/opponents.md} describes their origin. */
public final class DotsOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          kind("greedy", 1, (settings, grade) -> new GreedyOpponent(DotsOpponents::boxesClosed)),
          kind("closer", 1, (settings, grade) -> new CloserOpponent()),
          kind("snakes", 2, (settings, grade) -> new SnakesOpponent()),
          kind("tree", 2, (settings, grade) -> new TreeOpponent()));

  private DotsOpponents() {}

  private static OpponentKind kind(String id, int rung, OpponentKind.Factory maker) {
    return new OpponentKind(DotsOpponents.class, id, rung, maker);
  }

  private static int boxesClosed(Position position, long move) {
    return boxesClosed((DotsPosition) position, (int) move);
  }

  /** Returns how many boxes an edge completes, 0 … 2. */
  static int boxesClosed(DotsPosition position, int edge) {
    return boxesWithUndrawn(position, edge, 1);
  }

  /** Returns how many boxes beside an undrawn edge have exactly that many undrawn edges. */
  static int boxesWithUndrawn(DotsPosition position, int edge, int undrawn) {
    int count = 0;
    for (int box : boxesBeside(position.grid(), edge)) {
      count += box != DotsGrid.NONE && position.undrawn(box) == undrawn ? 1 : 0;
    }
    return count;
  }

  /** Returns the boxes beside an edge, with {@link DotsGrid#NONE} for the outside. */
  static int[] boxesBeside(DotsGrid grid, int edge) {
    return new int[] {grid.boxBefore(edge), grid.boxAfter(edge)};
  }
}
