package quadrille.games.hex.view;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.layout.HBox;
import quadrille.board.GameScene;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.hex.HexPosition;

/** The scene of Hex: the board, and the swap button while the player may swap. */
public final class HexSceneView extends GameScene {
  private final BooleanProperty offered = new SimpleBooleanProperty();

  @FXML private HBox offer;

  public HexSceneView(Settings settings) {
    super(new HexView(), settings, "Hex.fxml");
    offer.visibleProperty().bind(offered.and(board().settings().inputAllowedProperty()));
    offer.managedProperty().bind(offer.visibleProperty());
  }

  @Override
  public void refresh(Line line) {
    offered.set(((HexPosition) line.position()).maySwap());
  }

  @FXML
  private void swap() {
    board().choose(HexPosition.SWAP);
  }
}
