package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.GameRecord;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;

/** Tests that the launcher offers to continue an unfinished game. */
@Tag("screen")
@Timeout(120)
class ContinueGameTest {
  private static final GameSetup HEX =
      new GameSetup(
          null,
          Map.of("rows", "3", "columns", "3", "swap", "false"),
          new SeatChoice(false, "Ada", 1),
          new SeatChoice(false, "Ben", 1),
          Starter.TWO,
          TimeControl.TOTAL_10M);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  private void start() throws TimeoutException {
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of("hex", HEX)));
  }

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void anUnfinishedGameContinuesWithItsVariations() throws TimeoutException {
    start();
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("a1", "b2");
    app.click("#undo");
    app.awaitMoves("a1");
    app.play("c1");
    app.click("#launcher", "Leave");
    app.await("the offer", () -> app.focused().equals("Continue: Hex: Ben vs. Ada"));

    app.type(KeyCode.ENTER);
    app.awaitMoves("a1", "c1");
    app.awaitStatus("Red to move");
    app.play("b1");
    app.close();

    start();
    app.click("#resume");
    app.awaitMoves("a1", "c1", "b1");
    assertThat(app.text("#seat-first #name")).isEqualTo("Ben");
    assertThat(app.text("#seat-first #clock")).matches("(10:0|9:5)\\d.*");
    app.click("#undo");
    app.awaitMoves("a1", "c1");
    app.play("b1");
    app.play("c2", "a2", "b2", "a3");

    app.awaitStatus("Red wins");
    app.click("#launcher");
    app.await("the launcher", () -> app.has("#play-hex"));
    app.await("nothing to continue", () -> app.focused().equals("Play Hex"));
    assertThat(app.has("#resume")).isFalse();
  }

  @Test
  void aMoveTakenBackInAContinuedGameBecomesAVariation() throws TimeoutException {
    start();
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("a1", "b2");
    app.click("#launcher", "Leave", "#resume");
    app.awaitMoves("a1", "b2");
    app.click("#undo");
    app.awaitStatus("Blue to move");
    app.clickCells("c1");
    app.awaitMoves("a1", "c1");
    assertThat(app.variations()).containsExactly("(b2)");
  }

  @Test
  void aDismissedOfferStaysAway() throws TimeoutException {
    start();
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("a1");
    app.click("#launcher", "Leave", "#drop");
    app.await("no offer", () -> !app.has("#resume"));
    app.click("#play-hex");
    app.click("#back");
    app.await("the launcher", () -> app.has("#play-hex"));
    assertThat(app.has("#resume")).isFalse();
  }

  @Test
  void aGameAgainstAnEngineThatWasRemovedSaysWhoPlaysInItsPlace() throws Exception {
    storeGameAgainst(new Seat.Engine("moby"));
    start();
    app.click("#resume");
    app.await("the table", () -> app.has(".game-scene"));
    app.await("the notice", () -> app.has(".notice #text"));
    assertThat(app.text(".notice #text"))
        .isEqualTo(
            "The engine ‘moby’ is no longer available: the computer plays in its place, at"
                + " level 3.");
  }

  /** Stores a game of a human with one move, to which a computer has not replied. */
  private void storeGameAgainst(Seat computer) throws BadInputException {
    Game hex = Games.get("hex").game();
    Line start = Line.start(hex, Rules.parse(hex, "rows=3,columns=3,swap=false"));
    Line first = start.play(hex.notation().parse(start.position(), "a1"));
    GameStart game =
        new GameStart(
            start,
            null,
            Participant.human("Ada"),
            Participant.of(computer),
            new Clock.Rule.None(),
            Origin.TABLE,
            false);
    try (GameStore store = new GameStore(folder)) {
      MatchRecorder recorder =
          new MatchRecorder(
              store,
              game,
              why -> {
                throw new AssertionError(why.toString());
              });
      recorder.moved(first, new GameRecord.Move(1, Side.FIRST, "a1", 1, null, null));
    }
  }

  @Test
  void aGameThatCannotBeSavedContinuesWithANotice() throws Exception {
    Files.createDirectory(folder.resolve("quadrille.db"));
    Files.writeString(folder.resolve("quadrille.db").resolve("file"), "in the way");
    start();
    app.await("a notice", () -> app.has(".notice"));
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("a1", "b2");
    assertThat(app.moves()).isEqualTo(List.of("a1", "b2"));
  }
}
