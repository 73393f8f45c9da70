package quadrille.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.control.TabPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import quadrille.app.common.Archive;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TimeControl;
import quadrille.app.files.SystemFileChoice;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.Saved;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowPlace;
import quadrille.app.table.TableModel;
import quadrille.games.Room;
import quadrille.records.GameStore;
import quadrille.search.Level;

/**
 * Measures the time between frames while two machines of the highest level play at a table that
 * shows all they think, and their moves are seen. Without a display, by the software pipeline.
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

  /** The times of one game. Not for the toolkit's thread; {@link Camera#start} comes before. */
  FrameTimes measure(Room room) throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    Preferences preferences = preferences();
    Stage stage = Camera.ask(Stage::new);
    Window window = Camera.ask(() -> new Window(stage, preferences));
    Archive archive = new Archive(new GameStore(folder), Platform::runLater);
    Desk desk =
        Camera.ask(
            () -> new Desk(window, preferences, archive, new SystemFileChoice(stage), () -> {}));
    TableModel model = Camera.ask(() -> desk.open(room, machines()));
    Camera.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    Camera.run(
        () -> ((TabPane) stage.getScene().lookup(".table-tabs")).getSelectionModel().select(1));
    frames(WARM_UP_S, model);
    FrameTimes times = frames(seconds, model);
    Camera.run(window::close);
    Camera.run(stage::close);
    archive.close();
    return times;
  }

  private static Setup machines() {
    SeatChoice best = new SeatChoice(true, "", Level.ALL.size());
    return new Setup(null, Map.of(), best, best, Starter.ONE, TimeControl.NONE);
  }

  private static Preferences preferences() {
    Preferences preferences = new Preferences(Saved.NOTHING);
    preferences.themeProperty().set(Theme.LIGHT);
    preferences.languageProperty().set(Language.ENGLISH);
    preferences.reduceMotionProperty().set(false);
    preferences.remember(new WindowPlace(0, 0, 960, 720, false));
    return preferences;
  }

  /** The times from now on, for so many seconds. */
  private static FrameTimes frames(int seconds, TableModel model) {
    List<Double> millis = new ArrayList<>();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    AnimationTimer timer =
        Camera.ask(
            () -> {
              AnimationTimer frames = new Frames(millis, model);
              frames.start();
              return frames;
            });
    Camera.await(() -> System.nanoTime() > end && millis.size() > 1);
    Camera.run(timer::stop);
    return new FrameTimes(millis.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /**
   * Notes the time between frames. Looks a move back every second and forward again, which is seen
   * to move however long the machines think.
   */
  private static final class Frames extends AnimationTimer {
    private static final int SECOND = 60;
    private static final double NANOS = 1e6;

    private final List<Double> millis;
    private final TableModel model;
    private long last;

    Frames(List<Double> millis, TableModel model) {
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
        model.lookAt(model.line().ply() - 1);
      } else if (frame == 0) {
        model.lookAtLive();
      }
    }
  }
}
