package quadrille.app.launcher;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The place of a card's board: a square as high as the card, at most half its width. */
public final class BoardSlot extends StackPane {
  private static final double MAX_WIDTH_SHARE = 0.5;

  /** The width follows from the height, so that one layout pass is enough. */
  @Override
  public Orientation getContentBias() {
    return Orientation.VERTICAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return getParent() instanceof Region card
        ? Math.min(card.getHeight(), MAX_WIDTH_SHARE * card.getWidth())
        : super.computePrefWidth(height);
  }
}
