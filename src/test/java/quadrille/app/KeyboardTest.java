package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.Preferences;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;
import quadrille.board.skin.BoardPreferences;

/** Tests the program without a mouse. */
@Tag("screen")
@Timeout(60)
class KeyboardTest {
  private static final GameSetup SMALL_HEX =
      new GameSetup(
          null,
          Map.of("rows", "3", "columns", "3", "swap", "false"),
          new SeatChoice(false, "Ada", 1),
          new SeatChoice(false, "Ben", 1),
          Starter.ONE,
          TimeControl.NONE);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  /** Starts the program with a 3 by 3 board of Hex set up. */
  private void start(boolean confirm) throws TimeoutException {
    Preferences preferences =
        new Preferences(AppRobot.savedWithoutAnimation(Map.of("hex", SMALL_HEX)));
    preferences.confirmProperty().set(confirm);
    preferences.boardProperty("hex").set(new BoardPreferences("", Map.of("orientation", "flat")));
    app.start(folder, preferences.snapshot());
  }

  @AfterEach
  void close() {
    app.close();
  }

  private void openHex() {
    app.await("the focus", () -> app.focused().equals("Play Hex"));
    app.type(KeyCode.ENTER);
    app.await("the panel", () -> app.focused().equals("Play"));
    app.type(KeyCode.ENTER);
    app.awaitStatus("Red to move");
  }

  private void playTo(KeyCode... keys) {
    int before = app.moves().size();
    app.type(keys);
    app.type(KeyCode.ENTER);
    app.await("a move", () -> app.moves().size() == before + 1);
  }

  @Test
  void aGameIsPlayedFromTheLauncherAndBack() throws TimeoutException {
    start(false);
    openHex();

    assertThat(app.focused()).isEqualTo("b2, empty");
    playTo();
    playTo(KeyCode.RIGHT);
    playTo(KeyCode.UP);
    playTo(KeyCode.LEFT);
    playTo(KeyCode.LEFT, KeyCode.DOWN, KeyCode.DOWN);

    app.awaitStatus("Red wins");
    assertThat(app.moves()).containsExactly("b2", "c2", "c1", "b1", "a3");
    app.typeWithShortcut(KeyCode.L);
    app.await("the launcher", () -> app.has("#play-hex"));
  }

  @Test
  void theBoardHasTheFocusAfterResigning() throws TimeoutException {
    start(false);
    openHex();
    playTo();
    FxThread.run(app.node("#resign")::requestFocus);
    app.type(KeyCode.ENTER);
    app.await("the question", () -> app.focused().equals("Keep playing"));
    app.type(KeyCode.TAB, KeyCode.ENTER);
    app.awaitStatus("Red wins");
    assertThat(app.focused()).startsWith("b2, red");
  }

  @Test
  void enterConfirmsAMoveAndEscapeDropsIt() throws TimeoutException {
    start(true);
    openHex();

    app.type(KeyCode.ENTER);
    assertThat(app.focused()).isEqualTo("b2, empty, press Enter to confirm");
    app.type(KeyCode.ESCAPE);
    assertThat(app.focused()).isEqualTo("b2, empty");
    app.type(KeyCode.DOWN, KeyCode.ENTER);
    playTo();
    assertThat(app.moves()).containsExactly("b3");

    app.clickCells("a1");
    app.rightClick("a1");
    app.awaitMoves("b3", "a1");
  }

  @Test
  void aTypedNumberIsCorrectedAndEnterInAFieldStartsNoGame() throws TimeoutException {
    start(false);
    app.click("#play-hex");
    for (String[] typed : new String[][] {{"99", "19"}, {"abc", "19"}, {"1", "2"}, {"7", "7"}}) {
      app.enter("#option-rows", typed[0]);
      app.type(KeyCode.ENTER);
      app.await(typed[1], () -> rows().equals(typed[1]));
    }
    assertThat(app.has("#play")).isTrue();

    app.type(KeyCode.F2);
    app.await("the rules", () -> app.has(".chapters"));
    app.type(KeyCode.ESCAPE);
    app.await("no rules", () -> !app.has(".chapters"));
    app.typeWithShortcut(KeyCode.ENTER);
    app.awaitStatus("Red to move");
  }

  @Test
  void theLevelsAreOneStopOfTheTabKeyAndArrowKeysChooseAmongThem() throws TimeoutException {
    start(false);
    app.click("#play-hex");
    app.clickWithin("#seat-2", "Computer");
    app.type(KeyCode.TAB);
    assertThat(app.focused()).isEqualTo("1");
    app.type(KeyCode.RIGHT, KeyCode.RIGHT);
    assertThat(app.focused()).isEqualTo("3");
    assertThat(app.text("#seat-2 #levelStrength")).startsWith("Casual");
    app.type(KeyCode.LEFT, KeyCode.TAB);
    assertThat(app.focused()).isEqualTo("Player 1");
    app.typeWithShift(KeyCode.TAB);
    assertThat(app.focused()).isEqualTo("2");
  }

  @Test
  void theFocusGoesAroundWithinAPanel() throws TimeoutException {
    start(false);
    app.await("the focus", () -> app.focused().equals("Play Hex"));
    app.typeWithShortcut(KeyCode.P);
    app.await("the panel", () -> app.hasFocus(".others #close"));
    app.typeWithShift(KeyCode.TAB);
    assertThat(app.hasFocus(".others #join")).isTrue();
    app.type(KeyCode.TAB);
    assertThat(app.hasFocus(".others #close")).isTrue();
    app.type(KeyCode.TAB);
    assertThat(app.hasFocus("#host-hex")).isTrue();
  }

  private String rows() {
    return ((TextInputControl) app.node("#option-rows .text-field")).getText();
  }

  @Test
  void theFocusReturnsToTheBoardThatTheSettingsHaveBuiltAnew() throws TimeoutException {
    start(false);
    openHex();
    app.type(KeyCode.RIGHT);
    assertThat(app.focused()).isEqualTo("c2, empty");
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("125%");
    app.type(KeyCode.ESCAPE);
    assertThat(app.focused()).endsWith(", empty");
  }

  @Test
  void settingsKeepTheFocus() throws TimeoutException {
    start(false);
    openHex();
    app.typeWithShift(KeyCode.F);

    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#reduceMotion"));
    for (String each : List.of("coordinates", "thinking", "confirm", "reduceMotion")) {
      app.click(".settings #" + each);
    }
    app.click("Dark", "Français");
    assertThat(app.focused()).isEqualTo("Français");
    app.type(KeyCode.ESCAPE);
    assertThat(app.focused()).isEqualTo("b2, libre");
    assertThat(app.isBelow("a1", "a3")).isTrue();
  }
}
