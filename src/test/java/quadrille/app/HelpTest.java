package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atlantafx.base.controls.ToggleSwitch;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.settings.SavedPreferences;
import quadrille.app.settings.TextSize;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;
import quadrille.board.skin.BoardPreferences;
import quadrille.system.BuildInfo;
import quadrille.system.UserFolders;

/** Tests lessons, rules, shortcuts, About, error details and the appearance settings. */
@Tag("screen")
@Timeout(120)
class HelpTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  private void start() throws TimeoutException {
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of()));
  }

  @AfterEach
  void close() {
    app.close();
  }

  private void awaitFeedback(String part) {
    app.await(part, () -> app.has("#feedback") && app.text("#feedback").contains(part));
  }

  private void scrollSettings(double to) {
    FxThread.run(() -> ((ScrollPane) app.node(".settings .quiet-scroll")).setVvalue(to));
  }

  @Test
  void aLessonWithAMistakeEndsInTheNewGamePanel() throws TimeoutException {
    start();
    app.click("#learn-hex");
    app.await("the lesson", () -> app.has("#task"));

    app.clickCells("c3");
    awaitFeedback("whole turn");
    assertThat(app.hasFocus("#next")).isTrue();
    app.click("#next");
    app.await("step 2", () -> app.text("#progress").equals("Step 2 of 5"));
    app.clickCells("c1");
    awaitFeedback("already holds a stone");
    app.clickCells("a1");
    awaitFeedback("still broken");
    assertThat(app.node("#next").isDisabled()).isTrue();
    assertThat(app.hasFocus("#again")).isTrue();
    app.click("#again");
    double left = words().getMinX();
    for (String answer : new String[] {"c3", "b4", "c3", "e3"}) {
      app.clickCells(answer);
      app.await("the next step", () -> !app.node("#next").isDisabled());
      assertThat(words().getMinX()).as("the board stays where it is").isEqualTo(left);
      app.click("#next");
    }

    app.await("the panel", () -> app.has("#option-rows"));
  }

  @Test
  void theWordsOfALessonAreWhereTheyLeaveTheBoardMoreRoom() throws TimeoutException {
    start();
    app.resize(700, 500);
    app.click("#learn-dames");
    app.await("the lesson", () -> app.has("#task"));
    app.await("words beside the board", () -> board().getMaxX() <= words().getMinX());
    app.resize(700, 760);
    app.await("words below the board", () -> board().getMaxY() <= words().getMinY());
    app.resize(480, 480);
    app.await("words still below it", () -> board().getMaxY() <= words().getMinY());
  }

  @Test
  void theAnswerInALessonIsInSightInASmallWindow() throws TimeoutException {
    Preferences preferences = new Preferences(AppRobot.savedWithoutAnimation(Map.of()));
    preferences.textSizeProperty().set(TextSize.LARGEST);
    app.start(folder, preferences.snapshot());
    app.resize(480, 480);
    app.click("#learn-dots");
    app.await("the lesson", () -> app.has("#task"));
    app.clickCells("a1h");
    app.await(
        "the answer",
        () -> app.has("#feedback") && boundsOf("#scroll").contains(boundsOf("#feedback")));
    app.click("#next");
    app.await("the task", () -> boundsOf("#scroll").contains(boundsOf("#task")));
  }

  private Bounds board() {
    return boundsOf(".board");
  }

  private Bounds words() {
    return boundsOf(".lesson-panel");
  }

  private Bounds boundsOf(String query) {
    Node node = app.node(query);
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void theCountsOfALessonFollowItsMoves() throws TimeoutException {
    start();
    app.click("#learn-dots");
    app.await("the lesson", () -> app.has("#task"));
    app.clickCells("a1h");
    app.await("the answer", () -> !app.node("#next").isDisabled());
    app.click("#next");
    app.await("step 2", () -> app.text("#progress").equals("Step 2 of 5"));
    app.clickCells("a2h");
    app.await("the box", () -> app.node(".score-bar").getAccessibleText().equals("1 : 0"));
  }

  @Test
  void aLessonLeadsBackToWhereItWasOpened() throws TimeoutException {
    start();
    app.click("#learn-dots");
    app.await("the lesson", () -> app.has("#task"));
    app.type(KeyCode.ESCAPE);
    app.await("the launcher", () -> app.hasFocus("#learn-dots"));
  }

  @Test
  void aLessonLeadsBackToTheFormWithItsChoices() throws TimeoutException {
    start();
    app.click("#play-hex", "#training", "#lesson");
    app.await("the lesson", () -> app.has("#task"));
    app.type(KeyCode.ESCAPE);
    app.await("the form", () -> app.has("#seats"));
    assertThat(((ToggleSwitch) app.node("#training")).isSelected()).isTrue();
  }

  @Test
  void aGameWaitsDuringALessonAndGoesOnAfterIt() throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    SeatChoice ben = new SeatChoice(false, "Ben", 1);
    GameSetup setup = new GameSetup(null, Map.of(), ada, ben, Starter.ONE, TimeControl.TOTAL_3M);
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "hex", setup);
    app.play("a2", "b3");
    app.type(KeyCode.F2);
    app.click("First lesson");
    app.await("the lesson", () -> app.has("#task"));
    app.click("#leave");
    app.awaitStatus("Red to move");
    app.play("d4");
    app.awaitMoves("a2", "b3", "d4");
  }

  @Test
  void theRulesShownAreThoseOfTheTable() throws TimeoutException {
    start();
    app.click("#play-dames", "#explain");
    app.await("the rules", () -> app.has(".chapters"));
    assertThat(app.anyText(".chapter-words .label", "capture the most pieces")).isTrue();
    assertThat(app.anyText(".chapter-words .label", "slides any distance")).isTrue();
    app.type(KeyCode.ESCAPE);

    app.resize(960, 1000);
    app.click("#preset", "English (8 × 8)", "#play");
    app.awaitStatus("to move");
    app.type(KeyCode.F2);
    app.await("the rules", () -> app.has(".chapters"));
    assertThat(app.anyText(".chapter-words .label", "may choose which capture")).isTrue();
    assertThat(app.anyText(".chapter-words .label", "8 × 8 squares")).isTrue();
    assertThat(app.node(".chapters .board .piece")).isNotNull();
  }

  @Test
  void rulesThatArePresetsNoLongerAreCalledCustom() throws TimeoutException {
    start();
    app.click("#play-dames");
    app.await(
        "the preset", () -> app.node("#preset").getAccessibleText().contains("International"));
    app.resize(960, 1000);
    app.clickWithin("#option-size", "14");

    app.await("its name", () -> app.anyText("#preset .list-cell", "Custom rules"));
    assertThat(app.node("#preset").getAccessibleText()).isEqualTo("Rules: Custom rules");
    app.click("#preset", "International (10 × 10)");
    app.await("the usual rules", () -> app.anyText("#preset .list-cell", "International"));
  }

  @Test
  void theShortcutPageListsTheCommandsOfTheTable() throws TimeoutException {
    start();
    app.click("#play-hex", "#play");
    app.awaitStatus("to move");
    app.type(KeyCode.F1);
    app.await("the keys", () -> app.has(".keys-grid"));

    assertThat(app.anyText(".keys-grid .label", "Undo")).isTrue();
    assertThat(app.anyText(".keys-grid .label", "Turn the board")).isTrue();
    assertThat(app.anyText(".keys-grid .label", "typing its name")).isTrue();
    assertThat(app.anyText(".keys-grid .key", "Enter or Space")).isTrue();
    assertThat(app.texts(".keys-grid .key")).as("keys listed once").containsOnlyOnce("F1", "F11");
  }

  @Test
  void theShortcutPageLeadsBackToThePanelThatItCovered() throws TimeoutException {
    start();
    app.click("#settings");
    app.await("the settings", () -> app.has("#toEngines"));
    FxThread.run(app.node("#toEngines")::requestFocus);
    app.type(KeyCode.ENTER);
    app.await("the engines", () -> app.has(".engines"));
    app.click(".engines #name");
    app.write("moby");
    app.type(KeyCode.F1, KeyCode.F1);
    app.await("the keys", () -> app.has(".keys-grid"));

    app.type(KeyCode.ESCAPE);
    app.await("the engines again", () -> app.hasFocus(".engines #name"));
    assertThat(((TextField) app.node(".engines #name")).getText()).isEqualTo("moby");
    app.type(KeyCode.ESCAPE);
    app.await("the settings again", () -> app.hasFocus("#toEngines"));
    app.type(KeyCode.ESCAPE);
    app.await("the launcher", () -> app.hasFocus("#settings"));
  }

  @Test
  void aboutShowsTheLogFileAndCopiesItsPath() throws TimeoutException {
    start();
    app.click("#about");
    app.await("the page", () -> app.has(".facts"));
    Path log = folder.resolve("logs").resolve("quadrille.log");
    String breakable = log.toString().replace(File.separator, File.separator + "\u200b");
    assertThat(app.anyText(".facts .label", breakable)).isTrue();
    assertThat(Files.exists(log)).isTrue();
    app.click("#copy");

    String copied = FxThread.call(() -> Clipboard.getSystemClipboard().getString());
    assertThat(copied).contains(log.toString()).contains(System.getProperty("java.version"));
    assertThat(copied).contains(BuildInfo.current().version(), UserFolders.cache().toString());
  }

  @Test
  void aboutOpensTheLicences() throws TimeoutException {
    start();
    app.click("#about", "#licences");
    app.await("the list", () -> app.anyText(".fact .label", "ControlsFX"));
    assertThat(app.anyText(".fact .label", "SIL Open Font License 1.1")).isTrue();
    app.type(KeyCode.ESCAPE);
    app.await("the page again", () -> app.has("#licences"));
    assertThat(app.hasFocus("#licences")).isTrue();
    app.type(KeyCode.ESCAPE);
    app.await("the launcher", () -> !app.has(".fact"));
  }

  @Test
  void anUnexpectedErrorIsLoggedAndShownAsANotice() throws Exception {
    start();
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("a test");
            });
    thread.start();
    thread.join();
    app.await("the notice", () -> app.has(".notice"));
    app.click("Details");
    app.await("the details", () -> app.has(".sheet .text-area"));
    app.click(".sheet #close");
    app.await("the launcher", () -> !app.has(".text-area"));
    assertThat(Files.readString(folder.resolve("logs").resolve("quadrille.log")))
        .contains("a test");
  }

  @Test
  void theGamesStayUnderThePointerAtTheEndOfTheSettings() throws TimeoutException {
    start();
    app.resize(1000, 700);
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#board-games"));
    scrollSettings(1);
    app.resize(1000, 710);
    double place = app.top("#board-games");
    for (String game : List.of("Dots and Boxes", "Dames", "Hexxagon")) {
      app.clickWithin("#board-games", game);
      app.await(game, () -> app.count(".look") > 0);
      int[] frames = {0};
      FxThread.await(() -> ++frames[0] > 4);
      assertThat(app.top("#board-games")).as(game).isEqualTo(place, within(1.0));
    }
  }

  @Test
  void aLookIsShownAtOnceOnTheScreenThatIsOpen() throws TimeoutException {
    start();
    app.click("#play-hex");
    app.await("the form", () -> app.has("#seats"));
    chooseLook("slate", ".preview .board");
    app.click("#edit");
    app.await("the editor", () -> app.has("#palette"));
    chooseLook("contrast", ".preview .board");
    app.type(KeyCode.ESCAPE);
    app.await("the form again", () -> app.has("#seats"));
    app.type(KeyCode.ESCAPE);
    app.await("the boards", () -> app.count(".board") == 4);
    chooseLook("slate", ".board");
    app.click("#learn-hex");
    app.await("the lesson", () -> app.has("#task"));
    chooseLook("contrast", ".board");
  }

  private void chooseLook(String look, String board) {
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    scrollSettings(1);
    app.click("#look-" + look);
    app.type(KeyCode.ESCAPE);
    app.await(
        look,
        () -> !app.has("#textSize") && app.node(board).getStyleClass().contains("look-" + look));
  }

  @Test
  void appearanceAndVolumeAreRemembered() throws TimeoutException {
    start();
    app.click("#play-hex", "#play");
    app.awaitStatus("to move");
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("150%");
    scrollSettings(1);
    app.click("#look-slate");
    app.click("#board-bridges");
    app.type(KeyCode.ESCAPE);

    app.await(
        "the look", () -> app.node(".game-scene .board").getStyleClass().contains("look-slate"));
    app.close();
    SavedPreferences saved = new PreferencesFile(folder).read();
    assertThat(saved.comfort().textSize()).isEqualTo(TextSize.LARGEST);
    assertThat(saved.comfort().boards())
        .containsEntry("hex", new BoardPreferences("slate", Map.of("bridges", "on")));

    app.start(folder);
    app.click("#play-hex");
    app.await("the panel", () -> app.has("#play"));
    Labeled title = (Labeled) app.node(".panel-title");
    assertThat(title.getFont().getSize()).isGreaterThan(26);
    assertThat(title.getFont().getFamily()).isEqualTo("Inter SemiBold");
    app.click("#play");
    app.awaitStatus("to move");
    Node board = app.node(".game-scene .board");
    assertThat(board.getStyleClass()).contains("look-slate");
  }
}
