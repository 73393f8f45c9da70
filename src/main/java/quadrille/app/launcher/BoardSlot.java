package quadrille.app.launcher;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * Where the board of a card goes: a square of the card's height, that leaves half of its width for
 * the text.
 */
public final class BoardSlot extends StackPane {
  private static final double MAX_WIDTH_SHARE = 0.5;

  /** The height decides, so that the first layout is also the last. */
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
