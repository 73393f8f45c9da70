package quadrille.app;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import javafx.application.Application;
import javafx.application.Platform;
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

  private @Nullable MainWindow window;
  private @Nullable GameArchive archive;
  private Runnable savePreferences = () -> {};
  private @Nullable ScreenNavigator desk;
  private @Nullable PlatformServices platformServices;

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

  @Override
  public void start(Stage stage) {
    // The preferences may still be loading: begin with what does not need them.
    SceneStyle.loadFonts();
    stage.setTitle("Quadrille");
    Preferences preferences =
        new Preferences(loadedPreferences == null ? loadPreferences() : loadedPreferences.join());
    savePreferences = () -> new PreferencesFile(UserFolders.data()).write(preferences.snapshot());
    window = new MainWindow(stage, preferences);
    archive = new GameArchive(new GameStore(UserFolders.data()));
    PlatformServices met = platformServices == null ? systemServices(stage) : platformServices;
    ScreenNavigator desk = new ScreenNavigator(window, preferences, archive, met, savePreferences);
    this.desk = desk;
    new ErrorReporter(desk).install();
    desk.showLauncher();
    Parameters parameters = getParameters();
    if (parameters != null) {
      parameters.getUnnamed().forEach(each -> desk.importExport().open(Path.of(each)));
    }
    MacEvents.SYSTEM.deliverTo(
        path -> Platform.runLater(() -> desk.importExport().open(path.toAbsolutePath())));
    window.open(Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
    // JavaFX scales an icon even if it already has the wanted size.
    FrameDelay.runAfter(FRAMES_BEFORE_ICONS, () -> stage.getIcons().setAll(AppIcons.all()));
    archive.query(GameStore::open, told -> showStartupNotice(desk, told));
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

  private static void showStartupNotice(ScreenNavigator desk, @Nullable Text told) {
    if (told != null) {
      desk.showNotice(Notice.of(told));
    }
  }

  @Override
  public void stop() {
    MacEvents.SYSTEM.deliverTo(null);
    if (desk != null) {
      desk.close();
    }
    if (window != null) {
      window.close();
      savePreferences.run();
    }
    if (archive != null) {
      archive.close();
    }
    LogFile.close();
  }
}
