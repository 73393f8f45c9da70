package quadrille.app;

import javafx.application.ColorScheme;
import quadrille.app.files.ImportExportHost;
import quadrille.app.settings.Preferences;
import quadrille.board.skin.BoardPreferences;
import quadrille.games.GameModule;
import quadrille.text.Text;

/** Gives import and export the language and the colours of the main window. */
record WindowImportExportHost(MainWindow window, Preferences preferences)
    implements ImportExportHost {

  @Override
  public String localize(Text text) {
    return preferences.languageProperty().get().localizer().localize(text);
  }

  @Override
  public ColorScheme colorScheme() {
    return window.colorScheme();
  }

  @Override
  public BoardPreferences boardPreferences(GameModule module) {
    return preferences.boardProperty(module.game().id()).get();
  }
}
