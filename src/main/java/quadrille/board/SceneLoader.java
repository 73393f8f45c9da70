package quadrille.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import quadrille.text.Messages;

/** Loads the scene fragment of a game from its FXML. */
public final class SceneLoader {
  private SceneLoader() {}

  /**
   * Loads an FXML file of the controller's package. In it the board is {@code <fx:reference
   * source="board"/>}, and {@code %key} is a text of the game's messages.
   *
   * @param controller what the file names as its controller class
   */
  public static Parent load(Object controller, String file, BoardView board) {
    Class<?> owner = controller.getClass();
    FXMLLoader loader =
        new FXMLLoader(Objects.requireNonNull(owner.getResource(file), file), messages(owner));
    loader.getNamespace().put("board", board);
    loader.setControllerFactory(_ -> controller);
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ResourceBundle messages(Class<?> owner) {
    return Messages.of(owner.getPackageName(), Locale.getDefault());
  }
}
