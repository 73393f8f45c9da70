package quadrille.games.hex.view;

import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import quadrille.board.GameScene;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.hex.HexPosition;

/**
 * The scene of Hex: the board, and the swap button while the player may swap. Where the button
 * would cover cells, the board ends above it for as long as it is shown.
 */
public final class HexSceneView extends GameScene {
  private final BooleanProperty offered = new SimpleBooleanProperty();

  @FXML private HBox offer;

  public HexSceneView(Settings settings) {
    super(new HexView(), settings, "Hex.fxml");
    offer.visibleProperty().bind(offered.and(board().settings().inputAllowedProperty()));
    offer.managedProperty().bind(offer.visibleProperty());
    offer.visibleProperty().subscribe(_ -> makeRoomLater());
    offer.boundsInParentProperty().subscribe(_ -> makeRoomLater());
    board().drawnAreaProperty().subscribe(_ -> makeRoomLater());
  }

  @Override
  public void refresh(Line line) {
    offered.set(((HexPosition) line.position()).maySwap());
  }

  /** A margin that is set in the middle of a layout would wait for the next change of size. */
  private void makeRoomLater() {
    Platform.runLater(this::makeRoom);
  }

  private void makeRoom() {
    Insets margin = StackPane.getMargin(board());
    double room = margin == null ? 0 : margin.getBottom();
    boolean needed = offer.isVisible() && (room > 0 || coversCells());
    double wanted = needed ? offer.getHeight() : 0;
    if (wanted != room) {
      StackPane.setMargin(board(), new Insets(0, 0, wanted, 0));
    }
  }

  private boolean coversCells() {
    Bounds covered = offer.localToScene(offer.getLayoutBounds());
    return board().lookupAll(".cell").stream()
        .anyMatch(cell -> cell.localToScene(cell.getLayoutBounds()).intersects(covered));
  }

  @FXML
  private void swap() {
    // The offer goes away, and the focus would go wherever it finds a place.
    board().requestFocus();
    board().choose(HexPosition.SWAP);
  }
}
