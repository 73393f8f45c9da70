package quadrille.board;

import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Line;
import quadrille.core.Settings;

/** The scene of a game that shows nothing around its board. */
public final class BoardScene implements GameScene {
  private final BoardView board;
  private final StackPane root;

  public BoardScene(BoardSkin skin, Settings settings) {
    board = new BoardView(skin, settings);
    root = new StackPane(board);
    root.getStyleClass().add("game-scene");
    root.getStylesheets().add(BoardLooks.stylesheet());
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public BoardView board() {
    return board;
  }

  @Override
  public void refresh(Line line) {}
}
