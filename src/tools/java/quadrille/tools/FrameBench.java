package quadrille.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.scene.control.TabPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import quadrille.app.MainWindow;
import quadrille.app.PlatformServices;
import quadrille.app.ScreenNavigator;
import quadrille.app.files.SystemFileDialogs;
import quadrille.app.history.GameArchive;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.SavedPreferences;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowBounds;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxThread;
import quadrille.games.GameModule;
import quadrille.records.GameStore;
import quadrille.search.Level;

/**
 * Measures the time between frames while two computer players of the highest level play at a table
 * that shows their thinking and animates their moves. Needs no display; renders in software.
 */
final class FrameBench {
  private static final int WARM_UP_S = 3;

  private final int seconds;

  /**
   * @param seconds how long to measure, 1 or more
   */
  FrameBench(int seconds) {
    this.seconds = seconds;
  }

  /** Measures one game. Call {@link FxThread#start} first, and not on the JavaFX thread. */
  FrameTimes measure(GameModule module) throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    Preferences preferences = preferences();
    Stage stage = FxThread.call(Stage::new);
    MainWindow window = FxThread.call(() -> new MainWindow(stage, preferences));
    GameArchive archive = new GameArchive(new GameStore(folder));
    ScreenNavigator navigator =
        FxThread.call(
            () ->
                new ScreenNavigator(
                    window,
                    preferences,
                    archive,
                    PlatformServices.of(new SystemFileDialogs(stage)),
                    () -> {}));
    TableModel model = FxThread.call(() -> navigator.open(module, computerGame()));
    FxThread.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    FxThread.run(
        () -> ((TabPane) stage.getScene().lookup(".table-tabs")).getSelectionModel().select(1));
    measureFrames(WARM_UP_S, model);
    FrameTimes times = measureFrames(seconds, model);
    FxThread.run(window::close);
    FxThread.run(stage::close);
    archive.store().close();
    return times;
  }

  private static GameSetup computerGame() {
    SeatChoice best = new SeatChoice(true, "", Level.ALL.size());
    return new GameSetup(null, Map.of(), best, best, Starter.ONE, TimeControl.NONE);
  }

  private static Preferences preferences() {
    Preferences preferences = new Preferences(SavedPreferences.DEFAULTS);
    preferences.themeProperty().set(Theme.LIGHT);
    preferences.languageProperty().set(Language.ENGLISH);
    preferences.reduceMotionProperty().set(false);
    preferences.windowProperty().set(new WindowBounds(0, 0, 960, 720, false));
    return preferences;
  }

  /** Records the frames of the next seconds. */
  private static FrameTimes measureFrames(int seconds, TableModel model) {
    List<Double> millis = new ArrayList<>();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    AnimationTimer timer =
        FxThread.call(
            () -> {
              AnimationTimer frames = new FrameRecorder(millis, model);
              frames.start();
              return frames;
            });
    FxThread.await(() -> System.nanoTime() > end && millis.size() > 1);
    FxThread.run(timer::stop);
    return new FrameTimes(millis.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /**
   * Records the time between frames. Steps one move back and forward again every second, so that
   * there is an animation even while the computer thinks.
   */
  private static final class FrameRecorder extends AnimationTimer {
    private static final int SECOND = 60;
    private static final double NANOS = 1e6;

    private final List<Double> millis;
    private final TableModel model;
    private long last;

    FrameRecorder(List<Double> millis, TableModel model) {
      this.millis = millis;
      this.model = model;
    }

    @Override
    public void handle(long now) {
      long nanos = System.nanoTime();
      if (last != 0) {
        millis.add((nanos - last) / NANOS);
      }
      last = nanos;
      int frame = millis.size() % SECOND;
      if (frame == SECOND / 2) {
        model.navigation().showPly(model.line().ply() - 1);
      } else if (frame == 0) {
        model.navigation().showLive();
      }
    }
  }
}
