package quadrille.board;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.text.Messages;

/**
 * The scene of a game: its board, and what the game shows around it. A subclass is laid out by an
 * FXML file beside it, whose controller it is. In the file the board is {@code <fx:reference
 * source="board"/>}, and {@code %key} is one of the game's texts.
 */
public class GameScene {
  private final BoardView board;
  private final Parent root;
  private Runnable onAnimationFinished = () -> {};
  private @Nullable Line shown;

  /** Creates a scene with nothing around the board. */
  public GameScene(BoardSkin skin, Settings settings) {
    board = new BoardView(skin, settings);
    root = new StackPane(board);
    root.getStyleClass().add("game-scene");
    root.getStylesheets().add(BoardLooks.stylesheet());
  }

  /**
   * Loads the file.
   *
   * @param file the name of the FXML file in the package of the subclass
   */
  @SuppressWarnings("this-escape") // The loader sets the fields of the subclass, its only ones.
  protected GameScene(BoardSkin skin, Settings settings, String file) {
    board = new BoardView(skin, settings);
    ResourceBundle texts = Messages.of(getClass().getPackageName(), Locale.getDefault());
    root = FxmlFiles.load(this, file, texts, Map.of("board", board));
  }

  /** Returns the root node, which contains the board. */
  public final Parent root() {
    return root;
  }

  public final BoardView board() {
    return board;
  }

  /**
   * Shows the end of a line on the board and around it.
   *
   * @param animate whether to animate the last move
   */
  public final void show(Line line, boolean animate) {
    board.finishAnimation();
    shown = line;
    board.setOnAnimationFinished(this::animationFinished);
    board.show(line, animate);
    if (!board.isAnimating() || !followsAnimation()) {
      refresh(line);
    }
  }

  private void animationFinished() {
    if (shown != null && followsAnimation()) {
      refresh(shown);
    }
    onAnimationFinished.run();
  }

  /** Sets what runs when an animation started by {@link #show} has ended. */
  public final void setOnAnimationFinished(Runnable handler) {
    onAnimationFinished = handler;
  }

  /** Whether what is around the board changes only when the move has been seen. */
  protected boolean followsAnimation() {
    return false;
  }

  /** Updates what is around the board; {@link #show} does it when it is time. */
  public void refresh(Line line) {}
}
