package quadrille.app;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.files.SystemFileDialogs;
import quadrille.app.history.GameArchive;
import quadrille.app.navigation.Notice;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.settings.SavedPreferences;
import quadrille.app.ui.FrameDelay;
import quadrille.app.ui.SceneStyle;
import quadrille.app.updates.UpdateSource;
import quadrille.records.GameStore;
import quadrille.system.BuildInfo;
import quadrille.system.LogFile;
import quadrille.system.NativeLibraries;
import quadrille.system.UserFolders;
import quadrille.text.Text;

/** Starts the graphical program: wires its services together and opens the window. */
public final class App extends Application {
  /** Longer than the launcher waits before it shows its boards. */
  private static final int FRAMES_BEFORE_ICONS = 20;

  private static @Nullable CompletableFuture<SavedPreferences> loadedPreferences;

  private @Nullable PlatformServices platformServices;
  private Consumer<ScreenNavigator> firstScreen = ScreenNavigator::showLauncher;
  private Runnable onStop = () -> {};

  /**
   * Opens the launcher and returns when the window is closed.
   *
   * @param files files with games to open at once
   */
  public static void open(String... files) {
    NativeLibraries.prepare();
    // Reads the preferences while the toolkit starts, which takes about as long.
    loadedPreferences =
        CompletableFuture.supplyAsync(
            App::loadPreferences, task -> Thread.ofPlatform().daemon().start(task));
    MacEvents.SYSTEM.listen(System.getProperty("os.name"));
    GraphicsPipeline.configure();
    launch(App.class, files);
  }

  /** Replaces the services of the system; call before the start. */
  void setPlatformServices(PlatformServices other) {
    platformServices = other;
  }

  /** Opens another screen than the launcher first; call before the start. */
  void setFirstScreen(Consumer<ScreenNavigator> other) {
    firstScreen = other;
  }

  @Override
  public void start(Stage stage) {
    // The preferences may still be loading: begin with what does not need them.
    SceneStyle.loadFonts();
    stage.setTitle("Quadrille");
    Preferences preferences =
        new Preferences(loadedPreferences == null ? loadPreferences() : loadedPreferences.join());
    Runnable savePreferences =
        () -> new PreferencesFile(UserFolders.data()).write(preferences.snapshot());
    MainWindow window = new MainWindow(stage, preferences);
    GameArchive archive = new GameArchive(new GameStore(UserFolders.data()));
    PlatformServices services = platformServices == null ? systemServices(stage) : platformServices;
    ScreenNavigator navigator =
        new ScreenNavigator(window, preferences, archive, services, savePreferences);
    onStop =
        () -> {
          window.close();
          navigator.close();
          savePreferences.run();
          archive.store().close();
        };
    new ErrorReporter(navigator).install();
    firstScreen.accept(navigator);
    Parameters parameters = getParameters();
    if (parameters != null) {
      parameters.getUnnamed().forEach(file -> navigator.importExport().open(Path.of(file)));
    }
    MacEvents.SYSTEM.deliverTo(
        path -> Platform.runLater(() -> navigator.importExport().open(path.toAbsolutePath())));
    window.open(Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
    // JavaFX scales an icon even if it already has the wanted size.
    FrameDelay.runAfter(FRAMES_BEFORE_ICONS, () -> stage.getIcons().setAll(icon(32), icon(128)));
    archive.query(GameStore::open, problem -> showStartupNotice(navigator, problem));
  }

  /** Opens the log first, because an unreadable file is logged. */
  private static SavedPreferences loadPreferences() {
    LogFile.open(UserFolders.data());
    return new PreferencesFile(UserFolders.data()).read();
  }

  private PlatformServices systemServices(Stage stage) {
    return new PlatformServices(
        new SystemFileDialogs(stage),
        page -> getHostServices().showDocument(page.toString()),
        UpdateSource.of(BuildInfo.current()));
  }

  /** JavaFX uses an icon of 32 pixels on Windows and one of 128 elsewhere. */
  private static Image icon(int size) {
    String name = "/quadrille/assets/icons/quadrille-" + size + ".png";
    return new Image(Objects.requireNonNull(App.class.getResource(name), name).toString());
  }

  private static void showStartupNotice(ScreenNavigator navigator, @Nullable Text problem) {
    if (problem != null) {
      navigator.showNotice(Notice.of(problem));
    }
  }

  @Override
  public void stop() {
    MacEvents.SYSTEM.deliverTo(null);
    onStop.run();
    // JavaFX keeps every application for as long as the process lives: do not let it keep the
    // window too.
    onStop = () -> {};
    LogFile.close();
  }
}
