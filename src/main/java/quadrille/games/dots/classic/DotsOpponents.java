package quadrille.games.dots.classic;

import java.util.List;
import java.util.function.BiFunction;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.dots.DotsPosition;
import quadrille.search.classic.GreedyOpponent;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

/** The named opponents of Dots and Boxes. {@code docs/opponents.md} describes their origin. */
public final class DotsOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          kind("greedy", 1, (_, _) -> new GreedyOpponent(DotsOpponents::boxesClosed)),
          // Level 0 of a student report, which levels 1 and 2 below come from as well.
          kind("closer", 1, (_, _) -> new GreedyOpponent(DotsOpponents::closesBox)),
          kind("snakes", 2, (_, _) -> new SnakesOpponent()),
          kind("tree", 2, (_, _) -> new TreeOpponent()));

  private DotsOpponents() {}

  private static OpponentKind kind(
      String id, int strongerThanLevel, BiFunction<Settings, Integer, Opponent> factory) {
    return new OpponentKind(DotsOpponents.class, id, strongerThanLevel, factory);
  }

  private static int boxesClosed(Position position, long move) {
    return ((DotsPosition) position).boxesBeside((int) move, 1);
  }

  private static int closesBox(Position position, long move) {
    return Math.min(1, boxesClosed(position, move));
  }
}
