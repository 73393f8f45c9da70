package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
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
import quadrille.network.Spectator;

/** Measures the frames of a window whose table others watch. */
@Tag("screen")
@Tag("slow")
@Timeout(300)
class WatchedTableFramesTest {
  private static final int SPECTATORS = 64;
  private static final double LIMIT_MS = 20;
  private static final GameSetup STRONG =
      new GameSetup(
          null,
          Map.of(),
          new SeatChoice(true, "", 8),
          new SeatChoice(true, "", 8),
          Starter.ONE,
          TimeControl.NONE);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  /** The times between the frames of the JavaFX thread. */
  private static final class FrameTimes extends AnimationTimer {
    private final List<Long> times = new ArrayList<>();

    @Override
    public void handle(long now) {
      times.add(System.nanoTime());
    }

    /** Returns the 95th percentile of what the frames took for a while, in milliseconds. */
    static double measure(int seconds) throws InterruptedException {
      FrameTimes frames = FxThread.call(FrameTimes::new);
      FxThread.run(frames::start);
      TimeUnit.SECONDS.sleep(seconds);
      FxThread.run(frames::stop);
      long[] taken = new long[frames.times.size() - 1];
      Arrays.setAll(taken, i -> frames.times.get(i + 1) - frames.times.get(i));
      Arrays.sort(taken);
      return taken[taken.length * 95 / 100] / 1e6;
    }
  }

  @Test
  void framesComeInTimeWhileManyWatchTwoStrongComputers() throws Exception {
    app.start(folder, AppRobot.saved(Map.of("dames hosted", STRONG)));
    app.typeWithShortcut(KeyCode.P);
    app.click("#host-dames");
    app.await("the form", () -> app.has("#play"));
    app.clickWithin("#seat-2", "Computer");
    app.typeWithShortcut(KeyCode.ENTER);
    app.await("the invitation", () -> app.has(".invitation"));
    URI address = URI.create(app.text(".invitation #address"));
    URI local = URI.create("http://127.0.0.1:" + address.getPort() + "/");
    app.type(KeyCode.ESCAPE);
    app.await("moves", () -> app.moves().size() >= 2);
    double alone = FrameTimes.measure(30);
    List<Spectator> spectators = new ArrayList<>();
    for (int i = 0; i < SPECTATORS; i++) {
      spectators.add(new Spectator(local));
    }
    app.await(
        "the spectators", () -> spectators.stream().allMatch(each -> !each.lastMoves().isEmpty()));
    int before = app.moves().size();
    double watched = FrameTimes.measure(60);
    System.out.printf(
        "Frames, 95th percentile: %.1f ms alone, %.1f ms with %d spectators (%d plies)%n",
        alone, watched, SPECTATORS, app.moves().size() - before);
    assertThat(spectators).allSatisfy(each -> assertThat(each.problems()).isEmpty());
    assertThat(watched).isLessThanOrEqualTo(LIMIT_MS);
  }
}
