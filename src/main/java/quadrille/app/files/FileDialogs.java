package quadrille.app.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser.ExtensionFilter;

/** Shows file dialogs. */
public interface FileDialogs {

  /**
   * Asks for a file to read; empty if the player cancels.
   *
   * @throws UnsupportedOperationException if the system has no file dialog
   */
  Optional<Path> showOpenDialog(String title, List<ExtensionFilter> types);

  /**
   * Asks for a file to write, with the extension of one of the types; empty if the player cancels.
   *
   * @param name the suggested name
   * @throws UnsupportedOperationException if the system has no file dialog
   */
  Optional<Path> showSaveDialog(String title, String name, List<ExtensionFilter> types);
}
