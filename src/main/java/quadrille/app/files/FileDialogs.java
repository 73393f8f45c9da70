package quadrille.app.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Shows file dialogs. */
public interface FileDialogs {

  /**
   * A file type.
   *
   * @param extensions the extensions without the dot, the usual one first
   */
  record FileType(String name, List<String> extensions) {}

  /**
   * Asks for a file to read; empty if the player cancels.
   *
   * @throws UnsupportedOperationException if the system has no file dialog
   */
  Optional<Path> showOpenDialog(String title, List<FileType> kinds);

  /**
   * Asks for a file to write, with the extension of one of the types; empty if the player cancels.
   *
   * @param name the suggested name
   * @throws UnsupportedOperationException if the system has no file dialog
   */
  Optional<Path> showSaveDialog(String title, String name, List<FileType> kinds);
}
