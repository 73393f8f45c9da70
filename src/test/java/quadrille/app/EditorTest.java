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

/** Tests setting up a position and playing from it. */
@Tag("screen")
@Timeout(90)
class EditorTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  private void openEditor() throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    SeatChoice ben = new SeatChoice(false, "Ben", 1);
    Map<String, String> small = Map.of("rows", "4", "columns", "4");
    GameSetup setup = new GameSetup(null, small, ada, ben, Starter.ONE, TimeControl.NONE);
    app.start(folder, AppRobot.saved(Map.of("hex", setup)));
    app.click("#play-hex", "#edit");
    app.await("the editor", () -> app.has("#palette"));
  }

  @Test
  void aPositionIsSetUpByMouseAndKeyboardAndPlayed() throws TimeoutException {
    openEditor();
    app.clickCells("b2");
    app.await("the stone", () -> app.read("b2").startsWith("b2, red"));
    app.await("the error", () -> app.has("#error"));
    assertThat(app.text("#error")).startsWith("Red is to move");

    app.click("#brush-side-second");
    app.clickCells("c3");
    app.type(KeyCode.RIGHT, KeyCode.ENTER);
    app.await("a stone by keys", () -> app.read("d3").startsWith("d3, blue"));
    app.type(KeyCode.ENTER);
    app.await("an empty cell", () -> app.read("d3").startsWith("d3, empty"));

    app.await("no error", () -> !app.has("#error"));
    app.clickWithin(".editor", "Play");
    app.clickWithin(".go-on", "Play");
    app.awaitStatus("Red to move");
    app.play("a4");
    assertThat(app.read("c3")).startsWith("c3, blue");
  }

  @Test
  void aSmallerBoardTakesThePlaceOfTheOneBefore() throws TimeoutException {
    openEditor();
    app.click("#text");
    app.typeWithShortcut(KeyCode.A);
    app.write(".../.x./..o x");
    app.type(KeyCode.ENTER);
    app.await("the board", () -> app.anyCell(said -> said.startsWith("c3, blue")));
    assertThat(app.anyCell(said -> said.startsWith("d4"))).isFalse();
    assertThat(app.has(".notice")).as("no problem is told").isFalse();
  }

  @Test
  void aPositionIsOpenedForAnalysis() throws TimeoutException {
    openEditor();
    app.clickCells("b2");
    app.clickWithin("#turn", "Blue");
    app.click("#analyse");
    app.awaitStatus("Blue to move");
    app.await("the analysis", () -> app.has(".candidate"));
    app.click("Moves");
    app.play("c3", "a1");
    assertThat(app.moves()).containsExactly("c3", "a1");
  }
}
