package quadrille.board.skin;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/**
 * The geometry of a board in plain numbers, for what draws boards without JavaFX, such as a page in
 * a browser. All lengths are in board units, {@link BoardShape#UNIT} per cell.
 *
 * @param x the left end of the area to show with coordinates
 * @param y its upper end
 * @param cells every cell in reading order
 * @param labels the coordinates around or on the board
 */
public record BoardGeometry(
    double x, double y, double width, double height, List<Cell> cells, List<Label> labels) {

  /**
   * A cell.
   *
   * @param cell the cell itself
   * @param x the centre of its piece
   * @param y the centre of its piece
   * @param outline the corners of the visible polygon, x and y in turn
   * @param area the corners of the clickable polygon; empty if the cell cannot be clicked
   * @param arrows the next cell in each direction that has one
   */
  public record Cell(
      BoardCell cell,
      double x,
      double y,
      double[] outline,
      double[] area,
      Map<Direction, Integer> arrows) {}

  /** A coordinate; x, y and size as in {@link BoardLabel}. */
  public record Label(String text, double x, double y, double size) {}

  public BoardGeometry {
    cells = List.copyOf(cells);
    labels = List.copyOf(labels);
  }

  public static BoardGeometry of(BoardShape shape) {
    Rectangle2D extent = shape.labelledExtent();
    return new BoardGeometry(
        extent.getMinX(),
        extent.getMinY(),
        extent.getWidth(),
        extent.getHeight(),
        shape.cells().stream().map(each -> cell(each, shape.navigation())).toList(),
        shape.labels().stream().map(BoardGeometry::label).toList());
  }

  private static Cell cell(BoardCell cell, ArrowNavigation navigation) {
    Map<Direction, Integer> arrows = new EnumMap<>(Direction.class);
    if (cell.playable()) {
      for (Direction direction : Direction.values()) {
        int next = navigation.next(cell.id(), direction);
        if (next != ArrowNavigation.NONE) {
          arrows.put(direction, next);
        }
      }
    }
    return new Cell(
        cell,
        cell.centre().getX(),
        cell.centre().getY(),
        numbers(cell.outline()),
        numbers(cell.area()),
        arrows);
  }

  private static Label label(BoardLabel label) {
    return new Label(label.text(), label.centre().getX(), label.centre().getY(), label.size());
  }

  private static double[] numbers(List<Point2D> points) {
    return points.stream()
        .flatMapToDouble(point -> DoubleStream.of(point.getX(), point.getY()))
        .toArray();
  }
}
