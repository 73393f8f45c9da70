package quadrille.app.table;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import quadrille.app.ui.Nodes;
import quadrille.board.BoardView;

/**
 * The evaluation bar, and the scene of the game at its right. While the bar is hidden its place
 * stays free, so that the board does not move when it appears, unless the board can be larger
 * without it.
 */
final class BoardRow extends HBox {
  private final Node bar;
  private final Region scene;
  private final BoardView board;

  /** Has the width of the bar, which has none of its own while it is hidden. */
  private final Region place = Nodes.styled(new Region(), "evaluation-place");

  /**
   * @param scene contains the board, and has all the room that the bar leaves
   */
  BoardRow(Node bar, Region scene, BoardView board) {
    this.bar = bar;
    this.scene = scene;
    this.board = board;
    place.setManaged(false);
    place.setMouseTransparent(true);
    setHgrow(scene, Priority.ALWAYS);
    getStyleClass().add("beside");
    getChildren().setAll(place, bar, scene);
  }

  @Override
  protected void layoutChildren() {
    double left = snapSizeX(place.minWidth(-1)) + getSpacing();
    double rest = getWidth() - left;
    boolean spare =
        rest > 0 && board.cellWidth(rest, getHeight()) >= board.cellWidth(getWidth(), getHeight());
    if (!bar.isManaged() && spare) {
      scene.resizeRelocate(left, 0, rest, getHeight());
    } else {
      super.layoutChildren();
    }
    // The bar learns only now how high the board is drawn.
    scene.layout();
    bar.resize(bar.getLayoutBounds().getWidth(), Math.min(bar.maxHeight(-1), getHeight()));
  }
}
