package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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

/** Tests training at the table: retries, variations, continuing from any position. */
@Tag("screen")
@Timeout(60)
class TrainingTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  private void start(SeatChoice other, boolean training) throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    Map<String, String> small = Map.of("rows", "2", "columns", "2");
    GameSetup setup =
        new GameSetup(null, small, ada, other, Starter.ONE, TimeControl.NONE, 1, training);
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "dots", setup);
    app.awaitStatus("Red to move");
  }

  private void startWithBen(boolean training) throws TimeoutException {
    start(new SeatChoice(false, "Ben", 1), training);
  }

  @Test
  void anotherMoveIsTriedFromAnEarlierPosition() throws TimeoutException {
    startWithBen(true);
    app.play("a1h", "a2h", "a3h");

    app.click("a2h");
    app.awaitStatus("Move 1 of 2 (Blue): play here to try again");
    app.clickCells("b2v");
    app.awaitMoves("a1h", "a2h", "b2v");
    assertThat(app.variations()).containsExactly("(a3h)");
    app.awaitStatus("Blue to move");

    app.click(".variation-move");
    app.awaitStatus("play here to try again");
    app.clickCells("c1v");
    app.awaitMoves("a1h", "a2h", "a3h", "c1v");
    assertThat(app.variations()).containsExactly("(b2v)");
    app.click("#undo");
    app.awaitStatus("Blue to move");
  }

  @Test
  void trainingIsSwitchedOnAndOffAtTheTable() throws TimeoutException {
    startWithBen(false);
    app.play("a1h", "a2h");
    app.click("a1h");
    app.awaitStatus("Move 1 of 1 (Red)");
    app.typeWithShift(KeyCode.L);
    app.awaitStatus("Move 1 of 1 (Red): play here to try again");
    app.typeWithShift(KeyCode.L);
    app.await("training to end", () -> app.status().equals("Move 1 of 1 (Red)"));
    app.click("#live");
    app.awaitStatus("Red to move");
  }

  @Test
  void theComputerAnswersARetriedMove() throws TimeoutException {
    start(new SeatChoice(true, "", 1), true);
    app.clickCells("a1h");
    app.await("the answer", () -> app.moves().size() == 2);
    app.click("#start");
    app.awaitStatus("Start of the game: play here to try again");
    app.clickCells("b1h");
    app.await("the answer", () -> app.moves().size() == 2 && app.moves().getFirst().equals("b1h"));
    assertThat(app.variations()).hasSize(1);
    app.awaitStatus("Red to move");
  }

  @Test
  void aHintGivesItsReason() throws TimeoutException {
    startWithBen(true);
    app.play("a1h", "a2h", "a1v");
    app.click("#hint");
    app.awaitStatus("Try b1v: ");
    app.clickCells("b1v");
    app.awaitMoves("a1h", "a2h", "a1v", "b1v");
  }

  @Test
  void aFinishedGameIsContinuedFromAnEarlierPosition() throws TimeoutException {
    startWithBen(false);
    app.play("a1h", "a2h", "b1h");
    app.click("#resign", "#yes");
    app.awaitStatus("wins");

    app.click("a2h", "#go-on");
    app.clickWithin(".go-on #seat-2", "Computer");
    app.clickWithin(".go-on", "Play");
    app.awaitStatus("Red to move");
    app.clickCells("b2v");
    app.await("the answer", () -> app.variations().size() == 1);
    app.await(
        "the answer", () -> app.variations().getFirst().matches("\\(b2v [a-c][1-3][hv].*\\)"));
    assertThat(app.rows()).startsWith("1. a1h a2h");
  }

  @Test
  void aRematchSwapsSidesUnlessAskedNotTo() throws TimeoutException {
    startWithBen(false);
    app.play("a1h");
    app.click("#resign", "#yes");
    app.awaitStatus("wins");
    app.click("#again");
    app.await("the other side", () -> app.text("#seat-first #name").equals("Ben"));
    app.awaitStatus("Red to move");
    app.click("#resign", "#yes");
    app.awaitStatus("wins");
    app.click("#again .arrow-button", "Rematch with the same sides");
    app.awaitStatus("Red to move");
    app.await("the same side", () -> app.text("#seat-first #name").equals("Ben"));
  }

  @Test
  void arrowKeysStepThroughVariations() throws TimeoutException {
    startWithBen(true);
    app.play("a1h", "a2h");
    app.click("#start");
    app.clickCells("b1h");
    app.awaitStatus("Blue to move");
    app.click(".variation-move");
    app.awaitStatus("Variation, move 1 (Red): play here to try again");
    app.type(KeyCode.RIGHT);
    app.awaitStatus("Variation, move 1 (Blue): play here to try again");
    app.type(KeyCode.LEFT, KeyCode.LEFT);
    app.awaitStatus("Start of the game: play here to try again");
    app.type(KeyCode.RIGHT);
    app.awaitStatus("Blue to move");
  }
}
