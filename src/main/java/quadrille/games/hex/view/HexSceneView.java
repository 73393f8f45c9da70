package quadrille.games.hex.view;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.SceneLoader;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.hex.HexPosition;

/** The middle of the table for Hex: its board, and the offer to swap while it stands. */
public final class HexSceneView implements GameScene {
  private final BoardView board;
  private final Parent root;

  @FXML private HBox offer;

  public HexSceneView(Settings settings) {
    board = new BoardView(new HexView(), settings);
    root = SceneLoader.load(this, "Hex.fxml", board);
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
  public void refresh(Line line) {
    boolean offered = ((HexPosition) line.position()).maySwap();
    offer.setVisible(offered);
    offer.setManaged(offered);
  }

  @FXML
  private void swap() {
    board.choose(HexPosition.SWAP);
  }
}
