package quadrille.app;

import javafx.application.Application;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.core.DataFolder;

/** The program with a window. */
public final class App extends Application {
  private @Nullable Window window;
  private Runnable keep = () -> {};

  /** Opens the launcher; returns when the window has been closed. */
  public static void open() {
    launch(App.class);
  }

  @Override
  public void start(Stage stage) {
    PreferencesFile file = new PreferencesFile(DataFolder.find());
    Preferences preferences = new Preferences(file.read());
    keep = () -> file.write(preferences.saved());
    window = new Window(stage, preferences);
    stage.setTitle("Quadrille");
    new Desk(window, preferences, keep).launcher();
    window.open(Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
  }

  @Override
  public void stop() {
    if (window != null) {
      window.close();
      keep.run();
    }
  }
}
