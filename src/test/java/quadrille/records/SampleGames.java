package quadrille.records;

import java.nio.file.Path;
import quadrille.core.Side;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.match.Seat;

/** Games stored as if they had been played in the window. */
public final class SampleGames {
  private static final Participant ADA = Participant.human("Ada");
  private static final Participant BEN = Participant.human("Ben");
  private static final Participant LEVEL = Participant.of(Seat.ofStored("level:2"));

  private SampleGames() {}

  /**
   * Ada beats Ben at Hex, a level resigns to Cy at Dots and Boxes, Ben resigns to a level at Dames,
   * and Ada and a level have begun a game of Hexxagon.
   */
  public static void fill(Path folder) throws Exception {
    try (GameStore store = new GameStore(folder)) {
      try (RecordedMatch game = begin(store, "hex", "rows=3,columns=3,swap=false", ADA, BEN)) {
        game.play("b1", "a2", "b2", "c2", "b3");
      }
      try (RecordedMatch game = begin(store, "dames", "-", BEN, LEVEL)) {
        game.play("32-28", "19-23");
        resign(game, Side.FIRST);
      }
      try (RecordedMatch game =
          begin(store, "dots", "rows=2,columns=2", LEVEL, Participant.human("Cy"))) {
        game.play("a1h");
        resign(game, Side.FIRST);
      }
      try (RecordedMatch game = begin(store, "hexxagon", "-", ADA, LEVEL)) {
        game.play("e2");
      }
    }
  }

  /** Stores a game that Ada begins against another Ada by drawing a1h. */
  public static void storeGameOfNamesakes(Path folder) throws Exception {
    try (GameStore store = new GameStore(folder);
        RecordedMatch game = begin(store, "dots", "rows=2,columns=2", ADA, ADA)) {
      game.play("a1h");
    }
  }

  /** Stores a game of Dots and Boxes that two people have begun. */
  public static void storeGameOf(Path folder, String first, String second) throws Exception {
    try (GameStore store = new GameStore(folder);
        RecordedMatch game =
            begin(
                store,
                "dots",
                "rows=2,columns=2",
                Participant.human(first),
                Participant.human(second))) {
      game.play("a1h");
    }
  }

  private static RecordedMatch begin(
      GameStore store, String game, String rules, Participant first, Participant second)
      throws Exception {
    return RecordedMatch.begin(
        store, RecordedMatch.start(RecordedMatch.line(game, rules), first, second));
  }

  private static void resign(RecordedMatch game, Side side) {
    game.match.resign(side);
    game.await(state -> state.phase() == MatchState.Phase.OVER);
  }
}
