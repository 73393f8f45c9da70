package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.WindowBounds;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;

/** Tests games with clocks at the table. */
@Tag("screen")
@Timeout(120)
class ClocksTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  private void start(WindowBounds place, TimeControl clock) throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    Map<String, String> small = Map.of("rows", "3", "columns", "3", "swap", "false");
    GameSetup setup = new GameSetup(null, small, ada, ada, Starter.ONE, clock);
    app.start(folder, AppRobot.saved(Map.of("hex", setup), place));
  }

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void clocksAreSeenInTheSmallestWindowAndStartAfterEachSidesFirstMove() throws TimeoutException {
    start(new WindowBounds(0, 0, 480, 480, false), TimeControl.perGame(2, 0));
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    assertThat(app.text("#clock-first #clock")).isEqualTo("0:02.0");
    app.clickCells("a1");
    app.awaitStatus("Blue to move");
    app.clickCells("b2");
    app.awaitStatus("Red ran out of time");
    assertThat(app.text("#clock-first #clock")).isEqualTo("0:00");
    assertThat(app.text("#clock-second #clock")).isEqualTo("0:02.0");
  }

  @Test
  void theQuestionWhetherToResignGoesWithTheGame() throws TimeoutException {
    start(new WindowBounds(0, 0, 960, 720, false), TimeControl.perGame(3, 0));
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("a1", "b2");
    app.click("#resign");
    app.await("the question", () -> app.has("#yes"));
    app.awaitStatus("Red ran out of time");
    app.await("no question", () -> !app.has("#yes"));
  }

  @Test
  void anyTimeControlCanBeSet() throws TimeoutException {
    start(new WindowBounds(0, 0, 960, 720, false), TimeControl.perGame(125, 4));
    app.click("#play-hex", "For each move", "#play");
    app.awaitStatus("Red to move");
    assertThat(app.text("#seat-first #clock")).isEqualTo("2:05");
    app.play("a1", "b2");
    app.await("a running clock", () -> app.text("#seat-first #clock").equals("2:04"));
  }
}
