package quadrille.app.ui;

import java.util.List;
import javafx.scene.control.SkinBase;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;

/** Lays joined buttons out in one row, or in several where they do not fit. */
final class WrappingSegmentsSkin extends SkinBase<SegmentedButton> {
  private static final double ROW_GAP = 4;
  private static final List<String> PILLS =
      List.of("only-pill", "left-pill", "center-pill", "right-pill");

  WrappingSegmentsSkin(SegmentedButton control) {
    super(control);
    control.getButtons().subscribe(() -> getChildren().setAll(control.getButtons()));
    getChildren().setAll(control.getButtons());
  }

  private List<ToggleButton> buttons() {
    return getSkinnable().getButtons();
  }

  private double width(ToggleButton button) {
    return snapSizeX(button.prefWidth(-1));
  }

  private double rowHeight() {
    return buttons().stream().mapToDouble(each -> snapSizeY(each.prefHeight(-1))).max().orElse(0);
  }

  /** The fewest rows in which all buttons fit; without a width all are in one row. */
  private int rows(double width) {
    int count = buttons().size();
    for (int rows = 1; width > 0 && rows < count; rows++) {
      if (fits(columns(rows), width)) {
        return rows;
      }
    }
    return width > 0 ? Math.max(1, count) : 1;
  }

  private int columns(int rows) {
    return Math.max(1, Math.ceilDiv(buttons().size(), rows));
  }

  private boolean fits(int columns, double width) {
    for (int first = 0; first < buttons().size(); first += columns) {
      if (rowWidth(row(first, columns)) > width + 0.5) {
        return false;
      }
    }
    return true;
  }

  private List<ToggleButton> row(int first, int columns) {
    return buttons().subList(first, Math.min(first + columns, buttons().size()));
  }

  private double rowWidth(List<ToggleButton> row) {
    return row.stream().mapToDouble(this::width).sum();
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    int columns = columns(rows(width));
    double top = y;
    for (int first = 0; first < buttons().size(); first += columns) {
      List<ToggleButton> row = row(first, columns);
      layOutRow(row, x, top, width);
      top += rowHeight() + ROW_GAP;
    }
  }

  private void layOutRow(List<ToggleButton> row, double x, double y, double width) {
    double extra = Math.max(0, width - rowWidth(row)) / row.size();
    double left = x;
    for (int i = 0; i < row.size(); i++) {
      ToggleButton button = row.get(i);
      double right = i == row.size() - 1 ? x + width : snapPositionX(left + width(button) + extra);
      button.resizeRelocate(left, y, right - left, rowHeight());
      setPill(button, pill(i, row.size()));
      left = right;
    }
  }

  private static String pill(int index, int count) {
    if (count == 1) {
      return "only-pill";
    }
    return index == 0 ? "left-pill" : index == count - 1 ? "right-pill" : "center-pill";
  }

  private static void setPill(ToggleButton button, String pill) {
    if (!button.getStyleClass().contains(pill)) {
      button.getStyleClass().removeAll(PILLS);
      button.getStyleClass().add(pill);
    }
  }

  @Override
  protected double computeMinWidth(
      double height, double top, double right, double bottom, double left) {
    return buttons().stream().mapToDouble(this::width).max().orElse(0) + left + right;
  }

  @Override
  protected double computePrefWidth(
      double height, double top, double right, double bottom, double left) {
    return rowWidth(buttons()) + left + right;
  }

  @Override
  protected double computePrefHeight(
      double width, double top, double right, double bottom, double left) {
    int rows = rows(width < 0 ? width : width - left - right);
    return rows * rowHeight() + (rows - 1) * ROW_GAP + top + bottom;
  }

  @Override
  protected double computeMinHeight(
      double width, double top, double right, double bottom, double left) {
    return computePrefHeight(width, top, right, bottom, left);
  }

  @Override
  protected double computeMaxHeight(
      double width, double top, double right, double bottom, double left) {
    return computePrefHeight(width, top, right, bottom, left);
  }
}
