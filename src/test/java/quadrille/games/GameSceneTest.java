package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import quadrille.app.ui.FxThread;
import quadrille.board.GameScene;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.core.Settings;

/** The scene fragments of the games: what stands beside their boards, and moves seen happening. */
@Tag("screen")
@ExtendWith(ApplicationExtension.class)
class GameSceneTest {
  private final StackPane root = new StackPane();

  @Start
  private void start(Stage stage) {
    stage.setScene(new Scene(root, 500, 500));
    stage.show();
  }

  private GameScene open(String game, Map<String, String> given, String moves)
      throws BadInputException {
    GameModule room = Games.get(game);
    Settings settings = Rules.settings(room.game(), null, given);
    Line line = Line.start(room.game(), settings).play(moves);
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          GameScene scene = room.scene().apply(settings);
          root.getChildren().setAll(scene.root());
          scene.board().settings().inputAllowedProperty().set(true);
          scene.board().show(line, false);
          scene.refresh(line);
          return scene;
        });
  }

  private static String text(GameScene scene, String selector) {
    return ((Labeled) scene.root().lookup(selector)).getText();
  }

  @Test
  void theSwapIsOfferedWhileItIsAllowed(FxRobot robot) throws BadInputException {
    long[] chosen = {-1};
    GameScene scene = open("hex", Map.of(), "c3");
    scene.board().setOnMove(move -> chosen[0] = move);

    assertThat(scene.root().lookup(".offer").isVisible()).isTrue();
    robot.clickOn(".offer .button");
    assertThat(chosen[0]).isPositive();

    WaitForAsyncUtils.waitForAsyncFx(
        10_000, () -> scene.board().settings().inputAllowedProperty().set(false));
    assertThat(scene.root().lookup(".offer").isVisible()).as("to who only watches").isFalse();
    assertThat(open("hex", Map.of(), "c3 d4").root().lookup(".offer").isVisible()).isFalse();
    assertThat(open("hex", Map.of("swap", "off"), "c3").root().lookup(".offer").isVisible())
        .isFalse();
  }

  @Test
  void theCoordinatesOfALargeSheetOfDotsAreReadable() throws Exception {
    GameScene scene = open("dots", Map.of("rows", "12", "columns", "12"), "");
    Text label = (Text) scene.root().lookup(".coordinate");
    double pixels =
        WaitForAsyncUtils.waitForAsyncFx(
            10_000,
            () -> {
              root.applyCss();
              root.layout();
              return label.getFont().getSize() * label.getLocalToSceneTransform().getMxx();
            });
    assertThat(pixels).isGreaterThan(9.5);
  }

  @Test
  void capturedPiecesAreShownBesideTheBoard() throws BadInputException {
    GameScene scene = open("dames", Map.of(), "32-28 19-23 28x19 14x23");

    assertThat(text(scene, "#whiteCount")).isEqualTo("1");
    assertThat(text(scene, "#blackCount")).isEqualTo("1");
    assertThat(scene.root().lookupAll("#capturedByWhite .piece")).hasSize(1);
  }

  @Test
  void capturedPiecesBeginAndEndWithTheBoard() throws BadInputException {
    GameScene scene = open("dames", Map.of(), "32-28 19-23 28x19 14x23");
    WaitForAsyncUtils.waitForAsyncFx(10_000, () -> ((Region) scene.root()).setMaxHeight(300));
    // The trays follow the board in the frame after it.
    int[] frames = {0};
    FxThread.await(() -> ++frames[0] > 4);

    Rectangle2D board = scene.board().drawnAreaProperty().get();
    Point2D left = scene.board().localToScene(board.getMinX(), 0);
    Bounds trays = boundsInScene(scene.root().lookup(".captures"));
    assertThat(board.getWidth()).isBetween(200.0, 300.0);
    assertThat(trays.getMinX()).isCloseTo(left.getX(), within(1.0));
    assertThat(trays.getWidth()).isCloseTo(board.getWidth(), within(1.0));
  }

  private static Bounds boundsInScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void theScoreIsShownUnderTheBoard() throws BadInputException {
    GameScene pearls = open("hexxagon", Map.of(), "e2");
    GameScene boxes = open("dots", Map.of("size", "2"), "a1h a1v b1v a2h");

    assertThat(pearls.root().lookup(".score-bar").getAccessibleText()).isEqualTo("4 : 3");
    assertThat(boxes.root().lookup(".score-bar").getAccessibleText()).isEqualTo("0 : 1");
  }

  @ParameterizedTest
  @CsvSource({
    "hex, size, 4",
    "dames, promotion, IMMEDIATE",
    "dames, capture, FORCED",
    "hexxagon, holes, none",
    "dots, size, 3"
  })
  void everyMoveOfAGameIsAnimatedToItsEnd(String game, String option, String value)
      throws Exception {
    GameScene scene = open(game, Map.of(option, value), "");
    GameModule room = Games.get(game);
    Line line = Line.start(room.game(), Rules.settings(room.game(), null, Map.of(option, value)));
    Random random = new Random(11);
    for (int ply = 0; ply < 60 && line.outcome() == null; ply++) {
      MoveList moves = line.position().legalMoves();
      line = line.play(moves.get(random.nextInt(moves.size())));
      assertAnimated(scene, line);
    }
  }

  @Test
  void aStoneTakenOverBySwapIsAnimated() throws Exception {
    GameScene scene = open("hex", Map.of("size", "3"), "c1");
    Settings settings = Rules.settings(Games.get("hex").game(), null, Map.of("size", "3"));

    assertAnimated(scene, Line.start(Games.get("hex").game(), settings).play("c1 swap-pieces"));
  }

  /** It is crowned on its way and goes on as a king. */
  @Test
  void aManCrownedDuringACaptureIsAnimated() throws Exception {
    Map<String, String> given = Map.of("promotion", "IMMEDIATE", "capture", "FORCED");
    GameScene scene = open("dames", given, "");
    Settings settings = Rules.settings(Games.get("dames").game(), null, given);
    var position = Games.get("dames").game().notation().parsePosition("W:W12:B8,9", settings);

    assertAnimated(scene, Line.from(Games.get("dames").game(), settings, position).play("12x25"));
  }

  @Test
  void capturedPiecesAreCountedWhenTheyHaveLeftTheBoard() throws Exception {
    GameScene scene = open("dames", Map.of(), "32-28 19-23");
    Game game = Games.get("dames").game();
    Line capture = Line.start(game, Rules.defaults(game)).play("32-28 19-23 28x19");
    Label count = (Label) scene.root().lookup("#whiteCount");
    CountDownLatch finished = new CountDownLatch(1);
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          scene.board().settings().animationMillisProperty().set(1);
          scene.setOnAnimationFinished(finished::countDown);
          scene.show(capture, true);
          assertThat(count.isVisible()).isFalse();
        });
    assertThat(finished.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(count.isVisible()).isTrue();
    assertThat(count.getText()).isEqualTo("1");
  }

  private static void assertAnimated(GameScene scene, Line line) throws InterruptedException {
    CountDownLatch finished = new CountDownLatch(1);
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          scene.board().settings().animationMillisProperty().set(1);
          scene.board().setOnAnimationFinished(finished::countDown);
          scene.board().show(line, true);
        });
    assertThat(finished.await(20, TimeUnit.SECONDS)).as("%s", line).isTrue();
  }
}
