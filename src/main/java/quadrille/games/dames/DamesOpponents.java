package quadrille.games.dames;

import java.util.List;
import quadrille.search.GreedyOpponent;
import quadrille.search.OpponentKind;

/** The named opponents of Dames; {@code docs/opponents.md} tells where they come from. */
public final class DamesOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          new OpponentKind(
              DamesOpponents.class,
              "greedy",
              0,
              (settings, grade) ->
                  new GreedyOpponent((position, move) -> DamesMove.captures(move))),
          new OpponentKind(
              DamesOpponents.class, "insa", InsaOpponent.DEEPEST, 3, 1, InsaOpponent::new));

  private DamesOpponents() {}
}
