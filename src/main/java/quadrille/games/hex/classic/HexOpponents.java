package quadrille.games.hex.classic;

import java.util.List;
import quadrille.games.hex.HexBoard;
import quadrille.search.classic.OpponentKind;

/** The named opponents of Hex; {@code docs/opponents.md} describes them and their sources. */
public final class HexOpponents {
  public static final List<OpponentKind> ALL =
      List.of(
          OpponentKind.RANDOM,
          kind("blocker", 0, (settings, grade) -> new BlockerOpponent(HexBoard.of(settings))),
          kind(
              "shortest-path",
              0,
              (settings, grade) -> new ShortestPathOpponent(HexBoard.of(settings))),
          kind("bridges", 0, (settings, grade) -> new BridgesOpponent(HexBoard.of(settings))),
          kind("kirchhoff", 2, (settings, grade) -> new KirchhoffOpponent(HexBoard.of(settings))));

  private HexOpponents() {}

  private static OpponentKind kind(String id, int rung, OpponentKind.Factory maker) {
    return new OpponentKind(HexOpponents.class, id, rung, maker);
  }
}
