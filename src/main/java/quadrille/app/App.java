package quadrille.app;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Archive;
import quadrille.app.common.LogFile;
import quadrille.app.common.Notice;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.core.DataFolder;
import quadrille.core.Text;
import quadrille.records.GameStore;

/** The program with a window. */
public final class App extends Application {
  private @Nullable Window window;
  private @Nullable Archive archive;
  private Runnable keep = () -> {};

  /** Opens the launcher; returns when the window has been closed. */
  public static void open() {
    launch(App.class);
  }

  @Override
  public void start(Stage stage) {
    LogFile.open(DataFolder.find());
    PreferencesFile file = new PreferencesFile(DataFolder.find());
    Preferences preferences = new Preferences(file.read());
    keep = () -> file.write(preferences.saved());
    window = new Window(stage, preferences);
    stage.setTitle("Quadrille");
    archive = new Archive(new GameStore(DataFolder.find()), Platform::runLater);
    Desk desk = new Desk(window, preferences, archive, keep);
    new Troubles(desk).watch();
    desk.launcher();
    archive.ask(GameStore::open, told -> tell(desk, told));
    window.open(Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
  }

  private static void tell(Desk desk, @Nullable Text told) {
    if (told != null) {
      desk.tell(Notice.of(told));
    }
  }

  @Override
  public void stop() {
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
