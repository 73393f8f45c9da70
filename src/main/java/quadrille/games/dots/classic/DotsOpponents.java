package quadrille.games.dots.classic;

import java.util.List;
import quadrille.core.Position;
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
    return ((DotsPosition) position).boxesBeside((int) move, 1);
  }
}
