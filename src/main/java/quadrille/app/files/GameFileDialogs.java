package quadrille.app.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import quadrille.app.files.FileDialogs.FileType;
import quadrille.app.navigation.Notice;
import quadrille.app.pictures.PictureFormat;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFormats;
import quadrille.text.Text;

/** Asks the player for files of games and pictures, in the language of the window. */
final class GameFileDialogs {
  private final FileDialogs dialogs;
  private final Function<Text, String> localizer;
  private final Consumer<Notice> notices;

  GameFileDialogs(FileDialogs dialogs, Function<Text, String> localizer, Consumer<Notice> notices) {
    this.dialogs = dialogs;
    this.localizer = localizer;
    this.notices = notices;
  }

  /** Asks for a file with games to read; empty if the player cancels. */
  Optional<Path> askForGames() {
    return ask(() -> dialogs.showOpenDialog(localize("choose.open"), types(GameFormats.ALL)));
  }

  /** Asks where to save one game, or a picture of it. */
  Optional<Path> askForGameOrPicture(String gameId, List<GameFormat> formats) {
    List<FileType> types = new ArrayList<>(types(formats));
    for (PictureFormat picture : PictureFormat.values()) {
      String extension = picture.extension();
      types.add(new FileType(localize("picture." + extension), List.of(extension)));
    }
    return askWhereToSave(gameId, formats, types);
  }

  /** Asks where to save several games. */
  Optional<Path> askForGames(List<GameFormat> formats) {
    return askWhereToSave(localize("choose.games"), formats, types(formats));
  }

  private Optional<Path> askWhereToSave(
      String name, List<GameFormat> formats, List<FileType> types) {
    String suggestion = name + "." + formats.getFirst().extensions().getFirst();
    return ask(() -> dialogs.showSaveDialog(localize("choose.save"), suggestion, types));
  }

  private Optional<Path> ask(Supplier<Optional<Path>> dialog) {
    try {
      return dialog.get();
    } catch (UnsupportedOperationException e) {
      notices.accept(Notice.of(Text.of(GameFileDialogs.class, "error.no-dialog")));
      return Optional.empty();
    }
  }

  private List<FileType> types(List<GameFormat> formats) {
    return formats.stream()
        .map(format -> new FileType(localizer.apply(format.name()), format.extensions()))
        .toList();
  }

  private String localize(String key) {
    return localizer.apply(Text.of(GameFileDialogs.class, key));
  }
}
