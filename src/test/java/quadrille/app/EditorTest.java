package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.scene.control.RadioButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
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
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of("hex", setup)));
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
  void theSeatToMoveFollowsTheMovesOfAnAnalysis() throws TimeoutException {
    openEditor();
    app.click("#analyse");
    app.awaitStatus("Red to move");
    assertThat(isToMove("#seat-first")).isTrue();
    assertThat(isToMove("#seat-second")).isFalse();

    app.clickCells("b2");
    app.awaitStatus("Blue to move");
    app.await("the seat of Blue", () -> isToMove("#seat-second"));
    assertThat(isToMove("#seat-first")).isFalse();
  }

  private boolean isToMove(String seat) {
    return app.node(seat).getPseudoClassStates().contains(PseudoClass.getPseudoClass("asked"));
  }

  @Test
  void aSmallerBoardTakesThePlaceOfTheOneBefore() throws TimeoutException {
    openEditor();
    type(".../.x./..o x");
    app.type(KeyCode.ENTER);
    app.await("the board", () -> app.anyCell(said -> said.startsWith("c3, blue")));
    assertThat(app.anyCell(said -> said.startsWith("d4"))).isFalse();
    assertThat(app.has(".notice")).as("no problem is told").isFalse();
  }

  @Test
  void aPositionThatWasTypedIsThePositionThatIsPlayed() throws TimeoutException {
    openEditor();
    assertThat(app.has("#error")).isFalse();
    type("nonsense");
    app.clickWithin(".editor", "Play");
    app.await("the reason", () -> app.text("#error").contains("'nonsense' is not a Hex"));
    assertThat(app.has(".go-on")).isFalse();

    type(".../.x./..o x");
    app.clickWithin(".editor", "Play");
    app.clickWithin(".go-on", "Play");
    app.awaitStatus("Red to move");
    assertThat(app.read("b2")).startsWith("b2, red");
    assertThat(app.read("c3")).startsWith("c3, blue");
  }

  private void type(String text) {
    app.click("#text");
    app.typeWithShortcut(KeyCode.A);
    app.write(text);
  }

  @Test
  void theBoardAndTheChosenPieceStayWithLargerText() throws TimeoutException {
    openEditor();
    app.click("#brush-side-second");
    app.resize(800, 600);
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("150%");
    app.type(KeyCode.ESCAPE);
    app.await("larger text", () -> !app.has("#textSize"));
    double panel = app.node(".editor-panel").getLayoutBounds().getWidth();
    assertThat(app.node(".preview").getLayoutBounds().getWidth()).isGreaterThan(panel);
    assertThat(((RadioButton) app.node("#brush-side-second")).isSelected()).isTrue();
    app.clickCells("b2");
    app.await("the stone", () -> app.read("b2").startsWith("b2, blue"));
  }

  @Test
  void undoAndRedoStandBesideTheTitleInFrench() throws TimeoutException {
    Preferences preferences = new Preferences(AppRobot.savedWithoutAnimation(Map.of()));
    preferences.languageProperty().set(Language.FRENCH);
    app.start(folder, preferences.snapshot());
    app.click("#play-hex", "#edit");
    app.await("the editor", () -> app.has("#palette"));
    assertThat(app.top("#undo")).isEqualTo(app.top("#back"));
  }

  @Test
  void thePanelStandsBelowTheBoardInANarrowHighWindow() throws TimeoutException {
    openEditor();
    app.resize(480, 480);
    assertThat(app.top(".editor-panel")).isLessThan(app.top(".preview .board"));
    double beside = app.node(".preview").getLayoutBounds().getWidth();
    app.resize(480, 900);
    assertThat(app.top(".editor-panel")).isGreaterThan(app.top(".preview .board"));
    assertThat(app.node(".preview").getLayoutBounds().getWidth()).isGreaterThan(beside);
    app.clickCells("b2");
    app.await("the stone", () -> app.read("b2").startsWith("b2, red"));
  }

  @Test
  void changesAreUndoneByKeysAndButtons() throws TimeoutException {
    openEditor();
    app.clickCells("b2", "c3");
    app.click("#clear");
    app.await("an empty board", () -> app.read("b2").startsWith("b2, empty"));
    app.typeWithShortcut(KeyCode.Z);
    app.await("the stones", () -> app.read("b2").startsWith("b2, red"));
    app.click("#undo");
    app.await("one stone", () -> app.read("c3").startsWith("c3, empty"));
    app.typeWithShortcutAndShift(KeyCode.Z);
    app.await("both stones", () -> app.read("c3").startsWith("c3, red"));
  }

  @Test
  void theEditorLeadsBackToTheAnalysedGameWithItsVariations() throws IOException, TimeoutException {
    Path game = Files.writeString(folder.resolve("game.sgf"), "(;FF[4]GM[11]SZ[5];B[a1];W[b2])");
    new PreferencesFile(folder).write(AppRobot.savedWithoutAnimation(Map.of()));
    app.start(folder, game.toString());
    app.awaitMoves("a1", "b2");
    app.typeWithShift(KeyCode.A);
    app.click("Moves");
    app.clickCells("c3");
    app.await("a variation", () -> !app.variations().isEmpty());

    openEditorOfTable();
    app.clickCells("e5");
    app.type(KeyCode.ESCAPE);

    app.awaitMoves("a1", "b2");
    assertThat(app.variations()).containsExactly("(c3)");
    assertThat(app.read("c3")).startsWith("c3, red");
    assertThat(app.read("b2")).as("the move that was shown").startsWith("b2, empty");
    assertThat(app.read("e5")).startsWith("e5, empty");
    app.click("Analysis");
    app.await("the analysis", () -> app.has(".candidate"));
  }

  private void openEditorOfTable() throws TimeoutException {
    app.typeWithShift(KeyCode.E);
    app.await("the editor", () -> app.has("#palette"));
  }

  private void startHex(TimeControl clock) throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    SeatChoice ben = new SeatChoice(false, "Ben", 1);
    app.startGame(
        folder,
        AppRobot.savedWithoutAnimation(Map.of()),
        "hex",
        new GameSetup(null, Map.of(), ada, ben, Starter.ONE, clock));
  }

  @Test
  void aGameWaitsWhileItsPositionIsInTheEditor() throws TimeoutException {
    startHex(TimeControl.TOTAL_3M);
    app.play("a2", "b3");

    openEditorOfTable();
    app.click("#back");

    app.awaitStatus("Red to move");
    app.play("d4");
    app.awaitMoves("a2", "b3", "d4");
  }

  @Test
  void aWaitingGameIsNotLeftForAnAnalysisWithoutAQuestion() throws TimeoutException {
    startHex(TimeControl.NONE);
    app.play("a2", "b3");

    openEditorOfTable();
    app.click("#analyse");
    assertThat(app.text(".question #detail")).startsWith("The game is saved");
    app.click("Stay here");
    app.click("#back");
    app.awaitMoves("a2", "b3");
  }

  @Test
  void aGameBetweenComputersThatIsNotKeptIsNotLostWithoutAQuestion() throws TimeoutException {
    SeatChoice computer = new SeatChoice(true, "", 1);
    Preferences preferences = new Preferences(AppRobot.savedWithoutAnimation(Map.of()));
    preferences.keepWatchedProperty().set(false);
    app.startGame(
        folder,
        preferences.snapshot(),
        "hex",
        new GameSetup(null, Map.of(), computer, computer, Starter.ONE, TimeControl.NONE));
    app.await("a move", () -> !app.moves().isEmpty());

    openEditorOfTable();
    app.click("#analyse");
    assertThat(app.text(".question #detail")).endsWith("it is lost.");
    app.click("Leave");
    app.await("the analysis", () -> app.has(".candidate"));
  }

  @Test
  void theEditorLeadsBackToTheFormWithItsChoices() throws TimeoutException {
    openEditor();
    app.type(KeyCode.ESCAPE);
    app.click("#training", "#edit");
    app.await("the editor", () -> app.has("#palette"));
    app.type(KeyCode.ESCAPE);
    app.await("the form", () -> app.has("#seats"));
    assertThat(((ToggleSwitch) app.node("#training")).isSelected()).isTrue();
    app.click("#back");
    app.await("the launcher", () -> app.has("#play-hex"));
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
