package quadrille.app.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.FileChooser.ExtensionFilter;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Notice;
import quadrille.app.pictures.PictureFormat;
import quadrille.app.settings.Preferences;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFormats;
import quadrille.text.Text;

/** Asks the player for files of games and pictures, in the language of the window. */
record GameFileDialogs(FileDialogs dialogs, Preferences preferences, Navigator navigator) {

  /** Asks for a file with games to read; empty if the player cancels. */
  Optional<Path> askForGames() {
    return ask(() -> dialogs.showOpenDialog(localize("choose.open"), types(GameFormats.ALL)));
  }

  /** Asks where to save one game, or a picture of it. */
  Optional<Path> askForGameOrPicture(String gameId, List<GameFormat> formats) {
    List<ExtensionFilter> types = new ArrayList<>(types(formats));
    for (String extension : PictureFormat.extensions()) {
      types.add(new ExtensionFilter(localize("picture." + extension), "*." + extension));
    }
    return askWhereToSave(gameId, formats, types);
  }

  /** Asks where to save several games. */
  Optional<Path> askForGames(List<GameFormat> formats) {
    return askWhereToSave(localize("choose.games"), formats, types(formats));
  }

  private Optional<Path> askWhereToSave(
      String name, List<GameFormat> formats, List<ExtensionFilter> types) {
    String suggestion = name + "." + formats.getFirst().extensions().getFirst();
    return ask(() -> dialogs.showSaveDialog(localize("choose.save"), suggestion, types));
  }

  private Optional<Path> ask(Supplier<Optional<Path>> dialog) {
    try {
      return dialog.get();
    } catch (UnsupportedOperationException e) {
      navigator.showNotice(Notice.of(Text.of(GameFileDialogs.class, "error.no-dialog")));
      return Optional.empty();
    }
  }

  private List<ExtensionFilter> types(List<GameFormat> formats) {
    return formats.stream().map(this::type).toList();
  }

  private ExtensionFilter type(GameFormat format) {
    List<String> patterns = format.extensions().stream().map(each -> "*." + each).toList();
    return new ExtensionFilter(preferences.localizer().localize(format.name()), patterns);
  }

  private String localize(String key) {
    return preferences.localizer().localize(Text.of(GameFileDialogs.class, key));
  }
}
