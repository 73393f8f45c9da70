package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.WindowBounds;
import quadrille.app.setup.GameSetup;

/** Tests what a table shows while its window changes its size. */
@Tag("screen")
@Timeout(60)
class WindowSizeTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void theHeadersOfTheTabsOutliveEveryChangeOfSize() throws TimeoutException {
    app.startGame(
        folder,
        AppRobot.saved(Map.of(), new WindowBounds(0, 0, 1200, 900, false)),
        "hex",
        GameSetup.DEFAULT);
    app.await("the moves", () -> app.has(".move-list"));
    app.typeWithShift(KeyCode.S);
    app.await("the analysis", () -> app.tabs().contains("Analysis"));
    List<String> wide = app.tabs();
    assertThat(wide).contains("Moves", "Analysis");

    app.resize(700, 700);
    app.await("the players", () -> app.tabs().contains("Players"));
    assertThat(app.tabs()).containsAll(wide);
    app.resize(480, 480);
    app.resize(700, 700);
    app.resize(1200, 900);

    app.await("the headers beside the board", () -> app.tabs().equals(wide));
  }
}
