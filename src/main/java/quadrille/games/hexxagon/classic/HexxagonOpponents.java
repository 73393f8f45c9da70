package quadrille.games.hexxagon.classic;

import java.util.List;
import quadrille.core.Position;
import quadrille.games.hexxagon.HexxagonMove;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.search.classic.GreedyOpponent;
import quadrille.search.classic.OpponentKind;

/** The named opponents of Hexxagon. {@code docs/opponents.md} describes their origin. */
public final class HexxagonOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          new OpponentKind(
              HexxagonOpponents.class,
              "greedy",
              0,
              (settings, grade) -> new GreedyOpponent(HexxagonOpponents::captures)));

  private HexxagonOpponents() {}

  private static int captures(Position position, long move) {
    return Long.bitCount(((HexxagonPosition) position).flips(HexxagonMove.to(move)));
  }
}
