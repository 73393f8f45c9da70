package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;

/** Tests what a player writes and draws beside the moves. */
@Tag("screen")
@Timeout(60)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MarksTest {
  private static final SeatChoice ADA = new SeatChoice(false, "Ada", 1);
  private static final SeatChoice BEN = new SeatChoice(false, "Ben", 1);

  private final AppRobot app = new AppRobot();

  @BeforeAll
  void start(@TempDir Path folder) throws TimeoutException {
    Map<String, String> small = Map.of("rows", "2", "columns", "2");
    GameSetup dots = new GameSetup(null, small, ADA, BEN, Starter.ONE, TimeControl.NONE);
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of("dots", dots)));
  }

  @AfterAll
  void close() {
    app.close();
  }

  private void open() {
    leave();
    app.click("#play-dots", "#play");
    app.awaitStatus("Red to move");
  }

  private void leave() {
    if (!app.has("#play-hex")) {
      app.typeWithShortcut(KeyCode.L);
      app.await("an answer", () -> app.has("#play-hex") || app.has("Leave"));
      if (app.has("Leave")) {
        app.click("Leave");
      }
      app.await("the launcher", () -> app.has("#play-hex") && app.top("#play-hex") > 0);
      double place = app.top("#play-hex");
      app.await("the offer to continue", () -> app.has("#resume"));
      assertThat(app.top("#play-hex")).isEqualTo(place);
    }
  }

  @Test
  void aLongCommentOnTheGameLeavesRoomForTheMoves() {
    open();
    app.typeWithShift(KeyCode.N);
    app.await("the focus", () -> app.hasFocus("#annotation-text"));
    FxThread.run(() -> ((TextArea) app.node("#annotation-text")).setText("A story.\n".repeat(60)));
    app.type(KeyCode.ESCAPE);
    app.await("the comment", () -> app.has(".remark"));
    app.await("room for the moves", () -> height(".move-list") > height(".moves") / 2);
    app.play("a1h");
  }

  private double height(String query) {
    return app.node(query).getLayoutBounds().getHeight();
  }

  @Test
  void commentsAndMarksAreWrittenAndKept() {
    open();
    app.play("a1h", "a2h");
    app.typeWithShift(KeyCode.N);
    app.await("the focus", () -> app.hasFocus("#annotation-text"));
    app.write("too early");
    app.click("??");
    app.type(KeyCode.ESCAPE);
    app.await("a comment", () -> app.has("too early"));
    assertThat(app.text(".move-glyph")).isEqualTo("??");

    app.click("a1h");
    app.write("!?");
    app.await("a mark", () -> app.text(".move-glyph").equals("!?"));
    leave();
    app.click("Continue");
    app.await("both marks", () -> app.count(".move-glyph") == 2);
    assertThat(app.has("too early")).isTrue();

    app.click("a2h");
    app.type(KeyCode.BACK_SPACE);
    app.await("one mark", () -> app.count(".move-glyph") == 1);
  }

  @Test
  void arrowsAndCirclesAreDrawnByMouseAndByKeyboard() {
    open();
    app.drawArrow("a1h", "b2v");
    assertThat(app.read("a1h")).endsWith("green arrow to b2v");
    assertThat(app.read("b2v")).endsWith("arrow from a1h");

    app.type(KeyCode.A, KeyCode.DIGIT3, KeyCode.H);
    app.typeWithShift(KeyCode.ENTER);
    assertThat(app.focused()).endsWith("circled in green");
    app.typeWithShift(KeyCode.ENTER);
    assertThat(app.focused()).endsWith("circled in red");
    app.typeWithShift(KeyCode.SPACE);
    assertThat(app.focused()).endsWith("press Shift+Space where it ends");
    app.type(KeyCode.B, KeyCode.DIGIT1, KeyCode.H);
    app.typeWithShift(KeyCode.SPACE);
    assertThat(app.focused()).endsWith("arrow from a3h");

    app.type(KeyCode.ESCAPE);
    assertThat(app.anyCell(said -> said.contains("arrow") || said.contains("circled"))).isFalse();
    app.play("a1h");
  }

  @Test
  void drawingsStayWithTheirPositionAndWithTheGame() {
    open();
    app.drawArrow("a1h", "b2v");
    app.type(KeyCode.A, KeyCode.DIGIT3, KeyCode.H);
    app.typeWithShift(KeyCode.ENTER);
    app.typeWithShift(KeyCode.ENTER);
    app.play("a1h");
    assertThat(app.read("a3h")).doesNotContain("circled");
    app.type(KeyCode.B, KeyCode.DIGIT3, KeyCode.H);
    app.typeWithShift(KeyCode.ENTER);

    app.with(KeyCode.ALT, () -> app.type(KeyCode.LEFT));
    app.await("the drawings", () -> app.read("a3h").endsWith("circled in red"));
    assertThat(app.read("b3h")).doesNotContain("circled");
    leave();
    app.click("Continue");
    app.await("a drawing", () -> app.read("b3h").endsWith("circled in green"));
    app.with(KeyCode.ALT, () -> app.type(KeyCode.LEFT));
    app.await("the drawings", () -> app.read("a3h").endsWith("circled in red"));
    assertThat(app.read("b2v")).endsWith("green arrow from a1h");
  }
}
