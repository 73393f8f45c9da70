package quadrille.games.hexxagon;

import java.util.List;
import quadrille.core.Position;
import quadrille.search.GreedyOpponent;
import quadrille.search.OpponentKind;

/** The named opponents of Hexxagon; {@code docs/opponents.md} tells where they come from. */
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
