package quadrille.app.ui;

import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;

/** A cell as wide as its list and as high as its content, whose texts may wrap. */
public abstract class WrappingListCell<T> extends ListCell<T> {
  private final Region content;

  /**
   * @param content what the cell shows while it is not empty
   */
  protected WrappingListCell(Region content) {
    this.content = content;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  /** A cell alone does not ask how high its content is in this width. */
  @Override
  protected double computePrefHeight(double width) {
    double insets = snappedLeftInset() + snappedRightInset();
    double height = content.prefHeight(width < 0 ? width : width - insets);
    return snappedTopInset() + height + snappedBottomInset();
  }
}
