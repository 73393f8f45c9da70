package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.TextSize;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;

/** Tests watching computers play: speed, pause, taking over, analysis. */
@Tag("screen")
@Timeout(150)
class ComputerGameTest {
  /** About a fifth of a second a move. */
  private static final double PACE = 0.7;

  private static final int LONGER_THAN_THE_PAUSE_MS = 4000;

  private static final SeatChoice COMPUTER = new SeatChoice(true, "", 1);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  /** Without evaluations, which would search all the time. */
  private void watchDots(int size, int games) throws TimeoutException {
    watchDots(size, games, false);
  }

  private void watchDots(int size, int games, boolean thinking) throws TimeoutException {
    Map<String, String> options = Map.of("rows", "" + size, "columns", "" + size);
    GameSetup setup =
        new GameSetup(
            null, options, COMPUTER, COMPUTER, Starter.ONE, TimeControl.NONE, games, false);
    Preferences preferences = new Preferences(AppRobot.savedWithoutAnimation(Map.of()));
    preferences.thinkingProperty().set(thinking);
    preferences.paceProperty().set(PACE);
    app.startGame(folder, preferences.snapshot(), "dots", setup);
    app.await("a move", () -> !app.moves().isEmpty());
  }

  @AfterEach
  void close() {
    app.close();
    System.clearProperty("quadrille.data");
  }

  @Test
  void aPlayerTakesOverASeatAndHandsItBack() throws TimeoutException {
    watchDots(5, 1);
    app.click("#pause");
    app.awaitStatus("Paused");

    app.click("#seat-first #exchange");
    assertThat(app.text("#seat-first #name")).isEqualTo("Player 1");
    app.awaitStatus("Red to move");
    int before = app.moves().size();
    app.playAny();
    app.await("the move and its answer", () -> app.moves().size() > before + 1);

    app.awaitStatus("Red to move");
    int later = app.moves().size();
    app.click("#seat-first #exchange");
    assertThat(app.text("#seat-first #name")).isEqualTo("Computer");
    app.await("the computers to go on", () -> app.moves().size() > later + 2);
  }

  @Test
  void aKeyTakesOverTheSideToMove() throws TimeoutException {
    watchDots(5, 1);
    app.type(KeyCode.SPACE);
    app.awaitStatus("Paused");
    app.typeWithShift(KeyCode.T);
    app.awaitStatus("to move");
    app.await("a human to move", () -> !app.status().startsWith("Paused"));
    int before = app.moves().size();
    app.playAny();
    app.await("a move", () -> app.moves().size() > before);
    app.typeWithShift(KeyCode.T);
    app.await("the computers to go on", () -> app.moves().size() > before + 3);
  }

  @Test
  void theSliderForTheSpeedStaysInPlaceWhileItIsMoved() throws TimeoutException {
    GameSetup setup =
        new GameSetup(null, Map.of(), COMPUTER, COMPUTER, Starter.ONE, TimeControl.NONE);
    Preferences preferences = new Preferences(AppRobot.savedWithoutAnimation(Map.of()));
    preferences.languageProperty().set(Language.FRENCH);
    preferences.textSizeProperty().set(TextSize.LARGEST);
    app.startGame(folder, preferences.snapshot(), "dots", setup);
    app.resize(1280, 900);
    app.await("the slider", () -> app.has("#pace"));
    double before = leftOfSpeed(0.5);
    assertThat(app.text("#paceFigure")).contains("0,");
    assertThat(leftOfSpeed(1)).isEqualTo(before);
    assertThat(app.text("#paceFigure")).isEqualTo("sans délai");
  }

  /** Moves the slider for the speed; returns where it is then. */
  private double leftOfSpeed(double value) {
    FxThread.run(
        () -> {
          Slider pace = (Slider) app.node("#pace");
          pace.setValue(value);
          pace.getScene().getRoot().layout();
        });
    return app.left("#pace");
  }

  @Test
  void theButtonsForStepsStayInPlaceWhenASeatIsTakenOver() throws TimeoutException {
    watchDots(5, 1);
    app.type(KeyCode.SPACE);
    app.awaitStatus("Paused");
    for (int width : new int[] {640, 700, 900, 940, 980, 1000}) {
      app.resize(width, 900);
      double step = app.left("#step");
      String text = app.text("#analyse");
      double board = app.top(".board");
      app.typeWithShift(KeyCode.T);
      app.await("the buttons of a player", () -> app.has("#resign"));
      assertThat(app.left("#step")).as("%d", width).isEqualTo(step);
      assertThat(app.text("#analyse")).as("%d", width).isEqualTo(text);
      assertThat(app.top(".board")).as("%d", width).isEqualTo(board);
      app.typeWithShift(KeyCode.T);
      app.type(KeyCode.SPACE);
      app.awaitStatus("Paused");
    }
  }

  @Test
  void theSpeedChosenDuringAGameLastsForTheNext() throws TimeoutException {
    watchDots(2, 2);
    app.click("#pace");
    app.type(KeyCode.HOME);
    assertThat(app.text(".pace-figure")).isEqualTo("10.0 s");
    app.type(KeyCode.END);
    assertThat(app.text(".pace-figure")).isEqualTo("free");

    app.await("the end of the first game", () -> app.has("#again") || isLastGame());
    app.await("the last game", this::isLastGame);
    app.await("its last move", () -> app.has("#again") && app.moves().size() == 12);
    assertThat(app.text("#again")).isEqualTo("Rematch");
    assertThat(app.text("#subtitle")).matches("Game 2 of 2, [\\d½]+ – [\\d½]+");
    assertThat(app.text(".pace-figure")).isEqualTo("free");
    app.await("the score of the series", () -> app.has("#series-card"));
    assertThat(app.text("#subtitle")).endsWith(app.text(".series-score"));
  }

  private boolean isLastGame() {
    return app.text("#subtitle").startsWith("Game 2 of 2");
  }

  @Test
  void theNextGameOfASeriesShowsTheTabThatThePlayerChose() throws TimeoutException {
    watchDots(2, 2, true);
    app.click("Thinking", "#pace");
    app.type(KeyCode.END);
    app.await("the next game", this::isLastGame);
    TabPane tabs = (TabPane) app.node(".table-tabs");
    assertThat(tabs.getSelectionModel().getSelectedItem().getText()).isEqualTo("Thinking");
  }

  @Test
  void theNextGameWaitsWhileAnEarlierMoveIsShown() throws TimeoutException {
    watchDots(2, 2);
    app.click("#pace");
    app.type(KeyCode.END);
    app.await("the end", () -> app.has("#again"));
    app.click("#back");
    app.await("an earlier move", () -> app.status().matches("Move \\d+ of \\d+ \\(.*\\)"));
    assertThat(app.text("#subtitle")).startsWith("Game 1 of 2");

    app.click("#live", "#again");
    app.await("the next game", this::isLastGame);
  }

  @Test
  void aPausedSeriesWaitsAlsoWhenTheTableIsDrawnAnew() throws Exception {
    watchDots(2, 5);
    app.click("#pace");
    app.type(KeyCode.END);
    app.await("the end", () -> app.has("#again"));
    FxThread.run(((Button) app.node("#pause"))::fire);
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("125%");
    app.type(KeyCode.ESCAPE);
    Thread.sleep(LONGER_THAN_THE_PAUSE_MS);
    assertThat(app.text("#subtitle")).startsWith("Game 1 of 5");
    app.click("#again");
    app.await("the next game", () -> app.text("#subtitle").startsWith("Game 2 of 5"));
  }

  @Test
  void aGameOfASeriesWhoseEndIsTakenBackDoesNotCountAndGoesOn() throws Exception {
    watchDots(2, 2);
    app.click("#pace");
    app.type(KeyCode.END);
    app.await("the end", () -> app.has("#again"));
    FxThread.run(((Button) app.node("#undo"))::fire);
    app.awaitStatus("Paused");
    assertThat(app.text("#subtitle")).isEqualTo("Game 1 of 2, 0 – 0");
    Thread.sleep(LONGER_THAN_THE_PAUSE_MS);
    assertThat(app.text("#subtitle")).isEqualTo("Game 1 of 2, 0 – 0");

    app.click("#pause");
    app.await("the next game", this::isLastGame);
  }

  @Test
  void theNextGameWaitsForAPanelToBeClosed() throws Exception {
    watchDots(2, 2);
    app.click("#pace");
    app.type(KeyCode.END);
    app.await("the end", () -> app.has("#again"));
    app.typeWithShift(KeyCode.N);
    app.await("the comment", () -> app.has("#annotation-text"));
    Thread.sleep(LONGER_THAN_THE_PAUSE_MS);
    assertThat(app.has("#annotation-text")).isTrue();
    app.type(KeyCode.ESCAPE);
    app.await("the next game", this::isLastGame);
  }

  @Test
  void theListShowsTheMoveThatWasPlayedLastAndTheOneOnTheBoard() throws TimeoutException {
    watchDots(6, 1);
    app.click("#pace");
    app.type(KeyCode.END);
    app.await("the end", () -> app.moves().size() == 84 && isListed(app.rows().size() - 1));
    app.resize(620, 660);
    app.click("Moves");
    app.await("the end in a low window", () -> isListed(app.rows().size() - 1));

    app.click("#start");
    app.await("the first one", () -> isListed(0));
    for (int i = 0; i < 3; i++) {
      app.click("#end");
      app.await("the last one", () -> isListed(app.rows().size() - 1));
      app.click("#start", "#forward");
      app.await("the first one", () -> isListed(0));
    }
  }

  /** Whether a row of the list of moves can be seen as a whole. */
  private boolean isListed(int row) {
    Node list = app.node(".move-list");
    Bounds area = list.localToScene(list.getLayoutBounds());
    return list.lookupAll(".list-cell").stream()
        .filter(each -> each.isVisible() && ((ListCell<?>) each).getIndex() == row)
        .anyMatch(each -> area.contains(each.localToScene(each.getLayoutBounds())));
  }

  @Test
  void anEarlierPositionIsChosenInTheGraphAndAnalysed() throws TimeoutException {
    watchDots(5, 1, true);
    app.await("some moves", () -> app.moves().size() > 3);
    app.type(KeyCode.SPACE);
    app.awaitStatus("Paused");
    app.click("#analyse");
    app.await(
        "a candidate",
        () -> app.text(".analysis-state").matches("After move \\d+ \\((Red|Blue)\\): .*"));

    app.click("Thinking", "#evaluation-graph");
    app.type(KeyCode.HOME);
    app.awaitStatus("Start of the game");
    app.click("Analysis");
    app.await("its analysis", () -> app.text(".analysis-state").startsWith("Start of the game:"));
    assertThat(app.text(".candidate-score")).matches("[+−]\\d+\\.\\d\\d|0\\.00");
  }

  @Test
  void hiddenThinkingIsShownNowhere() throws TimeoutException {
    watchDots(5, 1);

    assertThat(app.has(".evaluation-bar")).isFalse();
    assertThat(app.has("Analysis")).isFalse();
    assertThat(app.has(".candidate-score")).isFalse();
    assertThat(app.has("#evaluation-graph")).isFalse();
    assertThat(app.has(".plan .badge")).isFalse();
  }

  @Test
  void theBoardsToComeAppearThoughTheGameGoesOnBeforeItsAnalysisFindsMoves()
      throws TimeoutException {
    GameSetup setup =
        new GameSetup(
            null,
            Map.of("rows", "19", "columns", "19"),
            COMPUTER,
            COMPUTER,
            Starter.ONE,
            TimeControl.NONE);
    Preferences preferences = new Preferences(AppRobot.savedWithoutAnimation(Map.of()));
    preferences.paceProperty().set(0.95);
    app.startGame(folder, preferences.snapshot(), "hex", setup);
    app.await("a move", () -> !app.moves().isEmpty());
    app.typeWithShift(KeyCode.A);
    app.typeWithShift(KeyCode.B);
    app.await("the boards", () -> app.count(".tree-card") > 0);
  }

  private void pauseAtTheBoardsToCome() throws TimeoutException {
    watchDots(5, 1, true);
    app.type(KeyCode.SPACE);
    app.awaitStatus("Paused");
    app.typeWithShift(KeyCode.B);
  }

  @Test
  void theBoardsToComeAreSearchedThoughTheHelpIsShownInFrontOfThem() throws TimeoutException {
    pauseAtTheBoardsToCome();
    app.type(KeyCode.F1);
    app.await("the help", () -> app.has(".keys-grid"));
    app.type(KeyCode.ESCAPE);
    app.await("the boards", () -> app.count(".tree-card") > 1);
  }

  @Test
  void theBoardTreeIsExploredByKeyboard() throws TimeoutException {
    pauseAtTheBoardsToCome();
    app.await("the boards", () -> app.count(".tree-card") > 1);
    int first = app.count(".tree-card");
    assertThat(first).isLessThanOrEqualTo(6);

    app.type(KeyCode.TAB, KeyCode.ENTER);
    app.await("the next boards", () -> app.count(".tree-card") > first);
    app.type(KeyCode.ESCAPE);
    app.awaitStatus("Paused");
    assertThat(app.count(".tree-card")).isZero();
  }
}
