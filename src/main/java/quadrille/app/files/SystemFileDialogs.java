package quadrille.app.files;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
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
  public Optional<Path> showOpenDialog(String title, List<ExtensionFilter> types) {
    FileChooser chooser = chooser(title);
    List<ExtensionFilter> filters = chooser.getExtensionFilters();
    filters.add(new ExtensionFilter(title, patterns(types).distinct().toList()));
    filters.addAll(types);
    filters.add(new ExtensionFilter("*", "*"));
    return chosen(chooser.showOpenDialog(owner));
  }

  @Override
  public Optional<Path> showSaveDialog(String title, String name, List<ExtensionFilter> types) {
    FileChooser chooser = chooser(title);
    chooser.setInitialFileName(name);
    chooser.getExtensionFilters().addAll(types);
    Optional<Path> path = chosen(chooser.showSaveDialog(owner));
    ExtensionFilter filter = chooser.getSelectedExtensionFilter();
    Optional<Path> named = path.map(each -> withExtension(each, filter, types));
    if (named.equals(path) || !Files.exists(named.orElseThrow())) {
      return named;
    }
    // The system asks before it replaces a file, but it knew this one without its extension.
    return showSaveDialog(title, named.orElseThrow().getFileName().toString(), types);
  }

  /** Adds the extension of the chosen type, which not every system does. */
  private static Path withExtension(
      Path path, @Nullable ExtensionFilter filter, List<ExtensionFilter> types) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    boolean known = patterns(types).anyMatch(each -> name.endsWith(each.substring(1)));
    if (known || filter == null) {
      return path;
    }
    return path.resolveSibling(path.getFileName() + filter.getExtensions().getFirst().substring(1));
  }

  /** The file name patterns of the types, such as {@code *.pdn}. */
  private static Stream<String> patterns(List<ExtensionFilter> types) {
    return types.stream().flatMap(each -> each.getExtensions().stream());
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    if (folder != null && folder.isDirectory()) {
      chooser.setInitialDirectory(folder);
    }
    return chooser;
  }

  private Optional<Path> chosen(@Nullable File file) {
    if (file != null) {
      folder = file.getParentFile();
    }
    return Optional.ofNullable(file).map(File::toPath);
  }
}
