package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Polyline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;

/** Tests the review of a game by the computer. */
@Tag("screen")
@Timeout(90)
class ReviewTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  private void playAGame() throws TimeoutException {
    Map<String, String> small = Map.of("rows", "2", "columns", "2");
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    SeatChoice ben = new SeatChoice(false, "Ben", 1);
    GameSetup setup = new GameSetup(null, small, ada, ben, Starter.ONE, TimeControl.NONE);
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "dots", setup);
    app.awaitStatus("Red to move");
    app.play("a1h", "a1v", "b1h", "c1v", "a3h", "a2v", "b3h", "c2v", "b1v", "a2h", "b2h", "b2v");
    app.awaitStatus("Blue wins");
  }

  private void playAndReviewAGame() throws TimeoutException {
    playAGame();
    app.click("#reviewing", "#begin");
    app.await("the review", () -> app.has("#retry") && !mistakes().isEmpty());
  }

  private void tryAgain() throws TimeoutException {
    app.click("#retry");
    app.await("the training", () -> app.has("#undo"));
    app.await("the player to move", () -> app.status().endsWith("to move"));
  }

  private List<?> mistakes() {
    return app.items(".mistakes");
  }

  @Test
  void aReviewedGameIsRetriedAtAMistake() throws TimeoutException {
    playAndReviewAGame();
    assertThat(app.has(".accuracy-row")).isTrue();

    app.click(".mistakes .list-cell");
    app.awaitStatus("Move ");
    app.await("the better move", () -> app.anyCell(text -> text.contains("suggested")));
    tryAgain();

    app.click("#launcher");
    app.await("no question, as nothing was played", () -> app.has("#play-hex"));
  }

  @Test
  void aRetriedGameContinuesWithTheMovesOfTheGameAndItsReview() throws TimeoutException {
    playAndReviewAGame();
    app.click(".mistakes .list-cell");
    app.awaitStatus("Move ");
    tryAgain();
    app.click("Moves");
    int moves = allMoves().size();
    app.playAny();
    app.await("a move", () -> allMoves().size() > moves);

    app.click("#launcher", "Leave", "#resume");
    app.await("the table", () -> app.has(".game-scene") && !app.rows().isEmpty());
    assertThat(allMoves()).as("%s", app.rows()).hasSizeGreaterThan(moves);
  }

  /** The moves of the game and of its variations. */
  private List<String> allMoves() {
    return app.rows().stream()
        .flatMap(row -> Stream.of(row.split("[ ()]+")))
        .filter(each -> each.matches("[a-c][1-3][hv].*"))
        .toList();
  }

  @Test
  void aGameThatATakebackLetsGoOnIsNotLeftForAMistakeWithoutAQuestion() throws TimeoutException {
    playAndReviewAGame();
    app.click("#undo");
    app.awaitStatus("to move");
    app.click(".mistakes .list-cell");
    app.awaitStatus("Move ");
    app.click("#retry");
    app.await("a question", () -> app.anyText(".question .panel-title", "Leave this game?"));
    app.type(KeyCode.ESCAPE);
    app.awaitStatus("Move ");
    app.await("the same table", () -> app.has("#retry"));
  }

  @Test
  void severalMistakesAreInSightInALowWindow() throws TimeoutException {
    playAGame();
    app.resize(1000, 700);
    app.click("#reviewing", "#begin");
    app.await("the review", () -> app.has("#retry") && mistakes().size() > 1);
    app.await("room", () -> app.node(".mistakes").getLayoutBounds().getHeight() > 150);
  }

  @Test
  void nothingButTheMistakesIsScrolledWhereSomeOfThemFit() throws TimeoutException {
    playAGame();
    app.click("#reviewing", "#begin");
    app.await("the review", () -> app.has("#retry") && mistakes().size() > 1);
    for (int height = 600; height <= 900; height += 10) {
      app.resize(1200, height);
      double hidden = FxThread.call(this::hidden);
      assertThat(hidden == 0 || hidden > 12).as("%s at a height of %d", hidden, height).isTrue();
    }
  }

  /** How much of the pane of the review is out of sight, in pixels. */
  private double hidden() {
    Node each = app.node(".mistakes");
    while (!(each instanceof ScrollPane)) {
      each = each.getParent();
    }
    ScrollPane pane = (ScrollPane) each;
    double all = pane.getContent().getLayoutBounds().getHeight();
    return Math.max(0, all - pane.getViewportBounds().getHeight());
  }

  @Test
  void aReviewThatWasOpenedStaysInFrontInAnotherLanguage() throws TimeoutException {
    playAGame();
    app.typeWithShift(KeyCode.A);
    app.await("the analysis", () -> app.tabs().contains("Analysis"));
    app.click("#reviewing");
    app.await("the review", () -> app.hasFocus("#begin"));
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("Français");
    app.type(KeyCode.ESCAPE);
    app.await("the table", () -> !app.has("#textSize") && app.has("Coups"));
    app.await("the review in French", () -> app.text("#begin").equals("Faire le bilan"));
    app.await("its button", () -> app.hasFocus("#begin"));
  }

  @Test
  void aMistakeIsOpenedASecondTime() throws TimeoutException {
    playAndReviewAGame();
    app.click(".mistakes .list-cell");
    app.awaitStatus("Move ");
    app.click("#live");
    app.awaitStatus("Blue wins");
    app.click(".mistakes .list-cell");
    app.awaitStatus("Move ");
    app.click("#live");
    app.awaitStatus("Blue wins");
    FxThread.run(app.node(".mistakes")::requestFocus);
    app.type(KeyCode.ENTER);
    app.awaitStatus("Move ");
  }

  @Test
  void theGraphOfAReviewLeadsToTheMovesOfPeople() throws TimeoutException {
    playAndReviewAGame();
    app.click("#review-graph");
    app.awaitStatus("Move ");
    Polyline curve = (Polyline) app.node("#review-graph .curve");
    assertThat(curve.getPoints()).as("a point for each of 12 moves").hasSize(24);
    app.type(KeyCode.HOME);
    app.awaitStatus("Start of the game");
    app.type(KeyCode.RIGHT);
    app.awaitStatus("Move 1 of ");
  }

  @Test
  void theKeyboardBeginsAReviewAndGoesOnToItsMistakes() throws TimeoutException {
    playAGame();
    app.click("#reviewing");
    app.type(KeyCode.ENTER);
    app.await("the review", () -> app.has("#retry") && !mistakes().isEmpty());
    app.await("the list", () -> app.hasFocus(".mistakes"));
    app.type(KeyCode.DOWN);
    app.awaitStatus("Move ");
    ListView<?> list = (ListView<?>) app.node(".mistakes");
    assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
  }

  @Test
  void aLowWindowShowsTheResultFirstAndTheListOnceItIsUsed() throws TimeoutException {
    playAGame();
    app.resize(960, 480);
    app.click("#reviewing");
    app.type(KeyCode.ENTER);
    app.await("the list", () -> app.has("#retry") && app.hasFocus(".mistakes"));
    double place = app.top(".review-part");
    assertThat(app.top(".accuracy-row")).isGreaterThan(app.top(".table-tabs"));
    app.type(KeyCode.DOWN);
    app.await("the list", () -> app.top(".mistakes") < place + 1);
    assertThat(app.top(".mistakes")).isGreaterThan(app.top(".table-tabs"));
  }

  @Test
  void aSmallWindowHasTheAnalysisBesideTheReview() throws TimeoutException {
    playAGame();
    List<String> all = List.of("Moves", "Analysis", "Review");
    app.click("#reviewing");
    app.await("the review beside the board", () -> app.tabs().equals(all));
    app.resize(800, 600);
    app.await("the same tabs below it", () -> app.tabs().equals(all));
    app.click("Analysis");
    app.await("the analysis", () -> app.has("#tree"));
  }

  @Test
  void theMoveListMarksTheWorstMoves() throws TimeoutException {
    playAndReviewAGame();
    app.click("Moves");
    app.await("a better move", () -> !app.variations().isEmpty());
    assertThat(app.moves()).hasSize(12);
  }
}
