package quadrille.games.dames.classic;

import java.util.List;
import quadrille.games.dames.DamesMove;
import quadrille.search.classic.GreedyOpponent;
import quadrille.search.classic.OpponentKind;

/** The named opponents of Dames. {@code docs/opponents.md} describes their origin. */
public final class DamesOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          new OpponentKind(
              DamesOpponents.class,
              "greedy",
              0,
              (settings, grade) ->
                  new GreedyOpponent((position, move) -> DamesMove.captureCount(move))),
          new OpponentKind(
              DamesOpponents.class, "insa", InsaOpponent.MAX_DEPTH, 3, 1, InsaOpponent::new));

  private DamesOpponents() {}
}
