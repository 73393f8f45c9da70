package quadrille.app.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Asks the player for a file. */
public interface FileDialogs {

  /**
   * A kind of files.
   *
   * @param extensions how their names end, without the dot, the usual one first
   */
  record FileType(String name, List<String> extensions) {}

  /**
   * A file to read; empty if the player wants none.
   *
   * @throws UnsupportedOperationException where the system cannot ask
   */
  Optional<Path> showOpenDialog(String title, List<FileType> kinds);

  /**
   * A file to write, whose name ends as one of the kinds does.
   *
   * @param name a name to begin with
   * @throws UnsupportedOperationException where the system cannot ask
   */
  Optional<Path> showSaveDialog(String title, String name, List<FileType> kinds);
}
