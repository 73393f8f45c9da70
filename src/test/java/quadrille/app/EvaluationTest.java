package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
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
import quadrille.app.ui.FxThread;
import quadrille.board.BoardView;

/** Tests when a table shows evaluations, and where they come from. */
@Tag("screen")
@Timeout(120)
class EvaluationTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  private void play(SeatChoice opponent) throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    Map<String, String> small = Map.of("rows", "4", "columns", "4", "swap", "false");
    GameSetup setup = new GameSetup(null, small, ada, opponent, Starter.ONE, TimeControl.NONE);
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "hex", setup);
    app.awaitStatus("Red to move");
    app.clickCells("b3");
  }

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void theComputersThinkingIsHiddenFromItsOpponentUnlessAskedFor() throws TimeoutException {
    play(new SeatChoice(true, "", 1));
    app.await("the answer", () -> app.moves().size() == 2);
    assertThat(app.has(".evaluation-bar")).isFalse();
    assertThat(app.has("Thinking")).isFalse();
    assertThat(app.has("#seat-second .thinking-lines")).isFalse();
    app.click("#evaluations");
    app.await("an evaluation", () -> app.text(".evaluation-bar .number").matches("[+−#].*|0\\.0"));
    assertThat(app.has("Thinking")).isTrue();
    assertThat(app.has("#seat-second .thinking-lines")).isTrue();
    app.await("the bar as high as the board", this::isBarAsHighAsTheBoard);
    app.resize(1500, 640);
    app.await("the bar beside the board in a wide window", this::isBarBesideTheBoard);
    assertThat(isBarAsHighAsTheBoard()).isTrue();
    app.click("#evaluations");
    assertThat(app.has(".evaluation-bar")).isFalse();
  }

  /** Whether the bar ends a little to the left of the board and its coordinates. */
  private boolean isBarBesideTheBoard() {
    Node bar = app.node(".evaluation-bar");
    double end = bar.localToScene(bar.getLayoutBounds()).getMaxX();
    BoardView board = (BoardView) app.node(".board");
    double gap = board.localToScene(board.drawnLeft(), 0).getX() - end;
    return bar.getTranslateX() > 0 && gap >= 0 && gap < 12;
  }

  private boolean isBarAsHighAsTheBoard() {
    Node bar = app.node(".evaluation-bar");
    Bounds height = bar.localToScene(bar.getLayoutBounds());
    BoardView board = (BoardView) app.node(".board");
    Rectangle2D area = board.drawnAreaProperty().get();
    double top = board.localToScene(0, area.getMinY()).getY();
    double bottom = board.localToScene(0, area.getMaxY()).getY();
    return Math.abs(height.getMinY() - top) < 1 && Math.abs(height.getMaxY() - bottom) < 1;
  }

  @Test
  void theBoardKeepsItsPlaceWhenTheBarAppears() throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    GameSetup setup = new GameSetup(null, Map.of(), ada, ada, Starter.ONE, TimeControl.NONE);
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "dames", setup);
    app.resize(1120, 800);
    Rectangle2D before = boardInWindow();
    app.typeWithShift(KeyCode.S);
    app.await("the bar as high as the board", this::isBarAsHighAsTheBoard);
    assertThat(boardInWindow()).isEqualTo(before);
    app.await("the bar beside the board", this::isBarBesideTheBoard);

    app.typeWithShift(KeyCode.S);
    app.await("no bar", () -> !app.has(".evaluation-bar"));
    app.resize(480, 700);
    Rectangle2D narrow = boardInWindow();
    assertThat(narrow.getWidth()).isGreaterThan(440);
  }

  private Rectangle2D boardInWindow() {
    BoardView board = (BoardView) app.node(".board");
    return FxThread.call(
        () -> {
          Rectangle2D area = board.drawnAreaProperty().get();
          Point2D corner = board.localToScene(area.getMinX(), area.getMinY());
          return new Rectangle2D(corner.getX(), corner.getY(), area.getWidth(), area.getHeight());
        });
  }

  @Test
  void whatIsChosenForAGameOutlivesTheEditorAndALargerText() throws TimeoutException {
    play(new SeatChoice(false, "Ben", 1));
    app.typeWithShift(KeyCode.S);
    app.await("the bar", () -> app.has(".evaluation-bar"));
    app.typeWithShift(KeyCode.E);
    app.await("the editor", () -> app.has("#palette"));
    app.type(KeyCode.ESCAPE);
    app.await("the bar again", () -> app.has(".evaluation-bar"));

    app.typeWithShift(KeyCode.S);
    app.await("no bar", () -> !app.has(".evaluation-bar"));
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("125%");
    app.type(KeyCode.ESCAPE);
    app.await("the table", () -> !app.has("#textSize"));
    assertThat(app.has(".evaluation-bar")).isFalse();
  }

  @Test
  void aGameBetweenHumansIsEvaluatedBySearchInTraining() throws TimeoutException {
    play(new SeatChoice(false, "Ben", 1));
    assertThat(app.has(".evaluation-bar")).isFalse();
    app.typeWithShift(KeyCode.L);
    app.await("an evaluation", () -> app.text(".evaluation-bar .number").matches("[+−#].*|0\\.0"));
  }

  @Test
  void theBoardsToComeAgreeWithTheAnalysis() throws TimeoutException {
    play(new SeatChoice(false, "Ben", 1));
    app.typeWithShift(KeyCode.A);
    app.await("candidates", () -> app.count(".candidate") == 3);
    app.typeWithShift(KeyCode.B);

    app.await("the same boards", () -> app.count(".tree-card") == 6 && agree());
  }

  private void analyseAndAskForTheProof() throws TimeoutException {
    play(new SeatChoice(false, "Ben", 1));
    app.typeWithShift(KeyCode.A);
    app.click("#topic");
    app.type(KeyCode.DOWN, KeyCode.ENTER);
  }

  @Test
  void whatAPlayerAsksForIsPointedOutOnTheBoardAndFollowsTheGame() throws TimeoutException {
    analyseAndAskForTheProof();
    app.await("a proof", () -> app.anyText(".analysis-insight", "Red wins, wherever Blue plays"));
    int proof = app.count(".highlight.tint.first");
    assertThat(proof).isPositive();

    app.clickCells("b2");
    app.await("the next proof", () -> app.anyText(".analysis-insight", "Red wins with"));
    assertThat(app.count(".highlight.ring")).isEqualTo(1);

    app.typeWithShift(KeyCode.S);
    assertThat(app.count(".highlight.tint")).isZero();
  }

  @Test
  void theAnalysisStaysInFrontAndPointsOutTheSameInAnotherLanguage() throws TimeoutException {
    analyseAndAskForTheProof();
    app.await("a proof", () -> app.count(".highlight.tint.first") > 0);

    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("Français");
    app.type(KeyCode.ESCAPE);
    app.await("the table", () -> !app.has("#textSize") && app.tabs().contains("Analyse"));
    app.await("the same proof", () -> app.anyText(".analysis-insight", "Rouge gagne"));
    assertThat(app.count(".highlight.tint.first")).isPositive();

    app.click("Coups");
    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings again", () -> app.has("#textSize"));
    app.click("English");
    app.type(KeyCode.ESCAPE);
    app.await("the moves in front", () -> app.has(".move-list") && app.tabs().contains("Moves"));
    assertThat(app.has("#topic")).isFalse();
  }

  /** Whether the first boards are those of the candidates, in their order and with their scores. */
  private boolean agree() {
    List<String> boards = texts(".tree-card");
    List<String> moves = texts(".candidate-head .button");
    List<String> scores = texts(".candidate-score");
    return IntStream.range(0, moves.size())
        .allMatch(i -> boards.get(i).equals(moves.get(i) + "\n" + scores.get(i)));
  }

  private List<String> texts(String query) {
    return app.node(".root").lookupAll(query).stream()
        .map(each -> ((Labeled) each).getText())
        .toList();
  }
}
