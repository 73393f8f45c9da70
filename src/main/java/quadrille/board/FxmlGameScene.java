package quadrille.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Objects;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Settings;
import quadrille.text.Messages;

/**
 * A game scene laid out by an FXML file beside its class, which is also its controller. In the file
 * the board is {@code <fx:reference source="board"/>}, and {@code %key} is one of the game's texts.
 */
public abstract class FxmlGameScene implements GameScene {
  private final BoardView board;
  private final Parent root;

  /**
   * Loads the file.
   *
   * @param file the name of the FXML file in the package of the subclass
   */
  @SuppressWarnings("this-escape") // The loader sets the fields of the subclass, its only ones.
  protected FxmlGameScene(BoardSkin skin, Settings settings, String file) {
    board = new BoardView(skin, settings);
    Class<?> owner = getClass();
    FXMLLoader loader =
        new FXMLLoader(
            Objects.requireNonNull(owner.getResource(file), file),
            Messages.of(owner.getPackageName(), Locale.getDefault()));
    loader.getNamespace().put("board", board);
    loader.setControllerFactory(_ -> this);
    try {
      root = loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public final Parent root() {
    return root;
  }

  @Override
  public final BoardView board() {
    return board;
  }
}
