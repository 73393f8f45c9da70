package quadrille.games.hex.classic;

import java.util.List;
import java.util.function.Function;
import quadrille.games.hex.HexBoard;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

/** The named opponents of Hex; {@code docs/opponents.md} describes them and their sources. */
public final class HexOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          kind("blocker", 0, BlockerOpponent::new),
          kind("shortest-path", 0, ShortestPathOpponent::new),
          kind("bridges", 0, BridgesOpponent::new),
          kind("kirchhoff", 2, KirchhoffOpponent::new));

  private HexOpponents() {}

  private static OpponentKind kind(
      String id, int strongerThanLevel, Function<HexBoard, Opponent> factory) {
    return new OpponentKind(
        HexOpponents.class,
        id,
        strongerThanLevel,
        (settings, _) -> factory.apply(HexBoard.of(settings)));
  }
}
