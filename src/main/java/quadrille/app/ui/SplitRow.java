package quadrille.app.ui;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * A row with one child at its start and one at its end. Where both do not fit, the second goes
 * below the first, still at the end.
 */
public final class SplitRow extends Pane {
  private static final double GAP = 8;

  private boolean topAligned;
  private double reserved;

  public SplitRow() {
    getStyleClass().add("split-row");
    setMinHeight(USE_PREF_SIZE);
  }

  /** A row with these children. */
  public SplitRow(Node start, Node end) {
    this();
    getChildren().setAll(start, end);
  }

  /** A row whose children begin at its top, so that the first lines of texts are level. */
  public static SplitRow topAligned(Node start, Node end) {
    SplitRow row = new SplitRow(start, end);
    row.topAligned = true;
    return row;
  }

  /**
   * Keeps a width free between the children, for what may come later.
   *
   * @param width in pixels, 0 or more
   */
  public void setReserved(double width) {
    if (width != reserved) {
      reserved = width;
      requestLayout();
    }
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double horizontalInsets() {
    return snappedLeftInset() + snappedRightInset();
  }

  private double verticalInsets() {
    return snappedTopInset() + snappedBottomInset();
  }

  private double prefInOneRow() {
    List<Node> shown = getManagedChildren();
    double sum = shown.stream().mapToDouble(each -> snapSizeX(width(each))).sum();
    return sum + GAP * Math.max(0, shown.size() - 1) + reserved;
  }

  private static double width(Node node) {
    return Math.max(node.minWidth(-1), node.prefWidth(-1));
  }

  /** A child whose height does not depend on its width must not be asked with a width. */
  private static double height(Node node, double width) {
    return node.prefHeight(node.getContentBias() == null ? -1 : width);
  }

  @Override
  protected double computeMinWidth(double height) {
    double widest =
        getManagedChildren().stream().mapToDouble(each -> each.minWidth(-1)).max().orElse(0);
    return snapSizeX(widest) + horizontalInsets();
  }

  @Override
  protected double computePrefWidth(double height) {
    return prefInOneRow() + horizontalInsets();
  }

  @Override
  protected double computePrefHeight(double width) {
    double inner = (width < 0 ? prefWidth(-1) : width) - horizontalInsets();
    List<Node> shown = getManagedChildren();
    if (shown.isEmpty()) {
      return verticalInsets();
    }
    if (isOneRow(inner)) {
      double highest = height(shown.getFirst(), startWidth(inner));
      for (Node each : shown.subList(1, shown.size())) {
        highest = Math.max(highest, height(each, width(each)));
      }
      return snapSizeY(highest) + verticalInsets();
    }
    Node end = shown.getLast();
    return snapSizeY(height(shown.getFirst(), inner))
        + GAP / 2
        + snapSizeY(height(end, endWidth(end, inner)))
        + verticalInsets();
  }

  private boolean isOneRow(double inner) {
    return getManagedChildren().size() < 2 || prefInOneRow() <= inner + 0.5;
  }

  /** The width of the first child in one row: all that the second leaves. */
  private double startWidth(double inner) {
    List<Node> shown = getManagedChildren();
    return shown.size() < 2 ? inner : inner - GAP - snapSizeX(width(shown.getLast()));
  }

  private double endWidth(Node end, double inner) {
    return Math.min(inner, snapSizeX(width(end)));
  }

  @Override
  protected void layoutChildren() {
    List<Node> shown = getManagedChildren();
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double inner = getWidth() - horizontalInsets();
    double height = getHeight() - verticalInsets();
    if (shown.isEmpty()) {
      return;
    }
    if (isOneRow(inner)) {
      place(shown.getFirst(), x, y, startWidth(inner), height);
      if (shown.size() > 1) {
        Node end = shown.getLast();
        double width = snapSizeX(width(end));
        place(end, x + inner - width, y, width, height);
      }
      return;
    }
    double first = snapSizeY(height(shown.getFirst(), inner));
    place(shown.getFirst(), x, y, inner, first);
    Node end = shown.getLast();
    double width = endWidth(end, inner);
    double below = snapSizeY(height(end, width));
    place(end, x + inner - width, y + first + GAP / 2, width, below);
  }

  /** Places a child at the top of its row, or in the middle of its height. */
  private void place(Node node, double x, double y, double width, double height) {
    double own = Math.min(height, snapSizeY(height(node, width)));
    double above = topAligned ? 0 : (height - own) / 2;
    node.resizeRelocate(x, snapPositionY(y + above), width, own);
  }
}
