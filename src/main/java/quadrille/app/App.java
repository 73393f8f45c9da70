package quadrille.app;

import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Archive;
import quadrille.app.common.LogFile;
import quadrille.app.common.Notice;
import quadrille.app.files.FileChoice;
import quadrille.app.files.SystemFileChoice;
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
  private @Nullable FileChoice choice;

  /**
   * Opens the launcher; returns when the window has been closed.
   *
   * @param files a file with games to be opened at once, or none
   */
  public static void open(String... files) {
    launch(App.class, files);
  }

  /** Who asks for files, in place of the system; to be told before the start. */
  void chooseFilesBy(FileChoice other) {
    choice = other;
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
    FileChoice asked = choice == null ? new SystemFileChoice(stage) : choice;
    Desk desk = new Desk(window, preferences, archive, asked, keep);
    new Troubles(desk).watch();
    desk.launcher();
    archive.ask(GameStore::open, told -> tell(desk, told));
    Parameters parameters = getParameters();
    if (parameters != null) {
      parameters.getUnnamed().forEach(each -> desk.exchange().open(Path.of(each)));
    }
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
