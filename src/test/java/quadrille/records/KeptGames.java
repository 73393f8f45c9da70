package quadrille.records;

import java.nio.file.Path;
import quadrille.core.Side;
import quadrille.match.MatchState;

/** Some games, kept as if they had been played at the table. */
public final class KeptGames {
  private static final Sitter ADA = Sitter.person("Ada");
  private static final Sitter BEN = Sitter.person("Ben");
  private static final Sitter LEVEL = new Sitter(false, "level:2");

  private KeptGames() {}

  /**
   * Ada beats Ben at Hex, a level resigns to Cy at Dots and Boxes, Ben resigns to a level at Dames,
   * and Ada and a level have begun a game of Hexxagon.
   */
  public static void fill(Path folder) throws Exception {
    try (GameStore store = new GameStore(folder)) {
      try (Played game = begin(store, "hex", "rows=3,columns=3,swap=false", ADA, BEN)) {
        game.play("b1", "a2", "b2", "c2", "b3");
      }
      try (Played game = begin(store, "dames", "-", BEN, LEVEL)) {
        game.play("32-28", "19-23");
        resign(game, Side.FIRST);
      }
      try (Played game = begin(store, "dots", "rows=2,columns=2", LEVEL, Sitter.person("Cy"))) {
        game.play("a1h");
        resign(game, Side.FIRST);
      }
      try (Played game = begin(store, "hexxagon", "-", ADA, LEVEL)) {
        game.play("e2");
      }
    }
  }

  private static Played begin(
      GameStore store, String game, String rules, Sitter first, Sitter second) throws Exception {
    return Played.begin(store, Played.start(Played.line(game, rules), first, second));
  }

  private static void resign(Played game, Side side) {
    game.match.resign(side);
    game.await(state -> state.phase() == MatchState.Phase.OVER);
  }
}
