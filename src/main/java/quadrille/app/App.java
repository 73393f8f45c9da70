package quadrille.app;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Archive;
import quadrille.app.common.LogFile;
import quadrille.app.common.Look;
import quadrille.app.common.NextFrames;
import quadrille.app.common.Notice;
import quadrille.app.files.SystemFileChoice;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.settings.Saved;
import quadrille.app.updates.UpdateSource;
import quadrille.core.Build;
import quadrille.core.DataFolder;
import quadrille.core.Natives;
import quadrille.core.Text;
import quadrille.records.GameStore;

/** The program with a window. */
public final class App extends Application {
  /** After what the launcher waits for. */
  private static final int FRAMES_BEFORE = 20;

  private static @Nullable CompletableFuture<Saved> remembered;

  private @Nullable Window window;
  private @Nullable Archive archive;
  private Runnable keep = () -> {};
  private @Nullable Desk desk;
  private @Nullable Outside outside;

  /**
   * Opens the launcher; returns when the window has been closed.
   *
   * @param files a file with games to be opened at once, or none
   */
  public static void open(String... files) {
    Natives.prepare();
    // While the toolkit starts, which takes about as long.
    remembered =
        CompletableFuture.supplyAsync(
            App::remember, task -> Thread.ofPlatform().daemon().start(task));
    MacEvents.SYSTEM.listen(System.getProperty("os.name"));
    Graphics.choose();
    launch(App.class, files);
  }

  /** What is outside, in place of the system; to be told before the start. */
  void meet(Outside other) {
    outside = other;
  }

  @Override
  public void start(Stage stage) {
    // What does not depend on the preferences, as these may still be on their way.
    Look.loadFonts();
    stage.setTitle("Quadrille");
    Preferences preferences = new Preferences(remembered == null ? remember() : remembered.join());
    keep = () -> new PreferencesFile(DataFolder.find()).write(preferences.saved());
    window = new Window(stage, preferences);
    archive = new Archive(new GameStore(DataFolder.find()), Platform::runLater);
    Outside met = outside == null ? system(stage) : outside;
    Desk desk = new Desk(window, preferences, archive, met, keep);
    this.desk = desk;
    new Troubles(desk).watch();
    desk.launcher();
    Parameters parameters = getParameters();
    if (parameters != null) {
      parameters.getUnnamed().forEach(each -> desk.exchange().open(Path.of(each)));
    }
    MacEvents.SYSTEM.passTo(
        path -> Platform.runLater(() -> desk.exchange().open(path.toAbsolutePath())));
    window.open(Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
    // JavaFX scales an icon even where that is of the size that it wants.
    NextFrames.await(FRAMES_BEFORE, () -> stage.getIcons().setAll(Icons.all()));
    archive.ask(GameStore::open, told -> tell(desk, told));
  }

  /** With the log open, for what is said of a file that cannot be read. */
  private static Saved remember() {
    LogFile.open(DataFolder.find());
    return new PreferencesFile(DataFolder.find()).read();
  }

  private Outside system(Stage stage) {
    return new Outside(
        new SystemFileChoice(stage),
        page -> getHostServices().showDocument(page.toString()),
        UpdateSource.of(Build.current()));
  }

  private static void tell(Desk desk, @Nullable Text told) {
    if (told != null) {
      desk.tell(Notice.of(told));
    }
  }

  @Override
  public void stop() {
    MacEvents.SYSTEM.passTo(null);
    if (desk != null) {
      desk.close();
    }
    if (window != null) {
      window.close();
      keep.run();
    }
    if (archive != null) {
      archive.close();
    }
    LogFile.close();
  }
}
