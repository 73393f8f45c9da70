package quadrille.games.hex.view;

import javafx.fxml.FXML;
import javafx.scene.layout.HBox;
import quadrille.board.GameScene;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.hex.HexPosition;

/** The scene of Hex: the board, and the swap button while a swap is possible. */
public final class HexSceneView extends GameScene {
  @FXML private HBox offer;

  public HexSceneView(Settings settings) {
    super(new HexView(), settings, "Hex.fxml");
  }

  @Override
  public void refresh(Line line) {
    boolean offered = ((HexPosition) line.position()).maySwap();
    offer.setVisible(offered);
    offer.setManaged(offered);
  }

  @FXML
  private void swap() {
    board().choose(HexPosition.SWAP);
  }
}
