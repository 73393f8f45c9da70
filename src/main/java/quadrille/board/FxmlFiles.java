package quadrille.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/** Loads FXML files that lie beside their controllers. */
public final class FxmlFiles {
  private FxmlFiles() {}

  /**
   * Loads a file, which sets the {@code @FXML} fields of its controller.
   *
   * @param file the name of the file in the package of the controller
   * @param texts what {@code %key} stands for
   * @param references the objects that the file may refer to, by name
   */
  public static Parent load(
      Object controller, String file, ResourceBundle texts, Map<String, Object> references) {
    FXMLLoader loader =
        new FXMLLoader(
            Objects.requireNonNull(controller.getClass().getResource(file), file), texts);
    loader.getNamespace().putAll(references);
    loader.setControllerFactory(_ -> controller);
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
