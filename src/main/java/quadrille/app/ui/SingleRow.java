package quadrille.app.ui;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** A row that shows as many of its children as fit, half-way up, and the others not at all. */
public final class SingleRow extends Pane {
  private static final double GAP = 2;
  private static final double PREF_WIDTH = 60;

  @Override
  protected double computePrefWidth(double height) {
    return PREF_WIDTH;
  }

  @Override
  protected double computePrefHeight(double width) {
    double highest =
        getManagedChildren().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0);
    return snapSizeY(highest) + snappedTopInset() + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double inner = getHeight() - snappedTopInset() - snappedBottomInset();
    boolean fits = true;
    for (Node each : getManagedChildren()) {
      double width = snapSizeX(each.prefWidth(-1));
      fits = fits && x + width <= getWidth() - snappedRightInset();
      each.setVisible(fits);
      double height = snapSizeY(each.prefHeight(-1));
      double y = snappedTopInset() + snapPositionY((inner - height) / 2);
      each.resizeRelocate(x, y, width, height);
      x += width + GAP;
    }
  }
}
