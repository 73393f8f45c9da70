package quadrille.app.launcher;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Lays out a board and a text: the board at the left, as wide as the card is high but at most half
 * its width, or in a compact card above the text. The board gives way a little where the text needs
 * that. What it needs depends on the width alone, not on how large it was before.
 */
public final class CardLayout extends Pane {
  private static final double MAX_BOARD_SHARE = 0.5;
  private static final double MIN_BOARD_SHARE = 0.4;

  private boolean compact;

  void setCompact(boolean compact) {
    this.compact = compact;
    requestLayout();
  }

  private double maxSide(double width) {
    double wanted = Math.min(MAX_BOARD_SHARE * width, width - text().minWidth(-1));
    return Math.max(MIN_BOARD_SHARE * width, wanted);
  }

  private Region board() {
    return (Region) getChildren().getFirst();
  }

  private Region text() {
    return (Region) getChildren().getLast();
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double boardHeight = board().minHeight(-1);
    if (compact) {
      return boardHeight + text().prefHeight(width);
    }
    return Math.max(boardHeight, text().prefHeight(width - maxSide(width)));
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    if (compact) {
      double textHeight = text().prefHeight(width);
      board().resizeRelocate(0, 0, width, height - textHeight);
      text().resizeRelocate(0, height - textHeight, width, textHeight);
    } else {
      double side = Math.min(height, maxSide(width));
      board().resizeRelocate(0, 0, side, height);
      text().resizeRelocate(side, 0, width - side, height);
    }
  }
}
