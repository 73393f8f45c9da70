package quadrille.app.files;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The file dialogs of the system; they open in the folder of the last file. */
public final class SystemFileDialogs implements FileDialogs {
  private final Window owner;
  private @Nullable File folder;

  public SystemFileDialogs(Window owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> showOpenDialog(String title, List<FileType> kinds) {
    FileChooser chooser = chooser(title);
    List<String> all = kinds.stream().flatMap(each -> patterns(each).stream()).distinct().toList();
    chooser.getExtensionFilters().add(new ExtensionFilter(title, all));
    kinds.forEach(each -> chooser.getExtensionFilters().add(filter(each)));
    chooser.getExtensionFilters().add(new ExtensionFilter("*", "*"));
    return chosen(chooser.showOpenDialog(owner));
  }

  @Override
  public Optional<Path> showSaveDialog(String title, String name, List<FileType> kinds) {
    FileChooser chooser = chooser(title);
    chooser.setInitialFileName(name);
    kinds.forEach(each -> chooser.getExtensionFilters().add(filter(each)));
    Optional<Path> path = chosen(chooser.showSaveDialog(owner));
    ExtensionFilter filter = chooser.getSelectedExtensionFilter();
    return path.map(each -> withExtension(each, filter, kinds));
  }

  /** Adds the extension of the chosen type, which not every system does. */
  private static Path withExtension(
      Path path, @Nullable ExtensionFilter filter, List<FileType> kinds) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    boolean known =
        kinds.stream()
            .flatMap(each -> each.extensions().stream())
            .anyMatch(each -> name.endsWith("." + each));
    if (known || filter == null) {
      return path;
    }
    return path.resolveSibling(path.getFileName() + filter.getExtensions().getFirst().substring(1));
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    if (folder != null && folder.isDirectory()) {
      chooser.setInitialDirectory(folder);
    }
    return chooser;
  }

  private static ExtensionFilter filter(FileType kind) {
    return new ExtensionFilter(kind.name(), patterns(kind));
  }

  private static List<String> patterns(FileType kind) {
    return kind.extensions().stream().map(each -> "*." + each).toList();
  }

  private Optional<Path> chosen(@Nullable File file) {
    if (file != null) {
      folder = file.getParentFile();
    }
    return Optional.ofNullable(file).map(File::toPath);
  }
}
