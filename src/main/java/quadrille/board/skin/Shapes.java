package quadrille.board.skin;

import java.util.Collection;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** Creates shapes in board units with style classes; their colours come from the style sheet. */
public final class Shapes {
  private static final String FONT_FAMILY = "Inter";

  private Shapes() {}

  /** Adds style classes to a shape. */
  public static <S extends Shape> S styled(S shape, String... classes) {
    shape.getStyleClass().addAll(classes);
    return shape;
  }

  /** Adds a soft shadow, rendered once, to a shape that lies on the table. */
  public static <S extends Shape> S withShadow(S shape) {
    shape.getStyleClass().add("lifted");
    shape.setCache(true);
    return shape;
  }

  /** A disc around (0, 0). */
  public static Circle disc(double radius, String... classes) {
    return styled(new Circle(radius), classes);
  }

  /** A polygon with rounded joins. */
  public static Polygon polygon(List<Point2D> corners, String... classes) {
    Polygon polygon = new Polygon(coordinates(corners));
    polygon.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return styled(polygon, classes);
  }

  /** A line through some points. */
  public static Polyline polyline(List<Point2D> points, String... classes) {
    return styled(new Polyline(coordinates(points)), classes);
  }

  private static double[] coordinates(List<Point2D> points) {
    return points.stream()
        .flatMapToDouble(point -> DoubleStream.of(point.getX(), point.getY()))
        .toArray();
  }

  /**
   * A text around a point.
   *
   * @param width where it wraps; within this width it is centred
   */
  public static Text text(
      String content, Point2D centre, double width, double fontSize, String... classes) {
    Text text = styled(new Text(content), classes);
    text.setFont(Font.font(FONT_FAMILY, fontSize));
    text.setTextOrigin(VPos.CENTER);
    text.setTextAlignment(TextAlignment.CENTER);
    text.setWrappingWidth(width);
    return at(centre.subtract(width / 2, 0), text);
  }

  /** Moves a node from (0, 0) to a point. */
  public static <N extends Node> N at(Point2D point, N node) {
    node.setTranslateX(point.getX());
    node.setTranslateY(point.getY());
    return node;
  }

  /** Scales corners about a centre. */
  public static List<Point2D> scaled(List<Point2D> corners, Point2D centre, double factor) {
    return corners.stream().map(each -> centre.interpolate(each, factor)).toList();
  }

  /**
   * The corners of a regular polygon.
   *
   * @param radius from its centre to a corner
   * @param first the angle of the first corner in degrees, clockwise from the right
   */
  public static List<Point2D> regularPolygon(
      Point2D centre, int corners, double radius, double first) {
    return IntStream.range(0, corners)
        .mapToDouble(i -> Math.toRadians(first + 360.0 * i / corners))
        .mapToObj(angle -> centre.add(radius * Math.cos(angle), radius * Math.sin(angle)))
        .toList();
  }

  /** The bounding box of some points. */
  public static Rectangle2D bounds(Collection<Point2D> points) {
    var x = points.stream().mapToDouble(Point2D::getX).summaryStatistics();
    var y = points.stream().mapToDouble(Point2D::getY).summaryStatistics();
    return new Rectangle2D(
        x.getMin(), y.getMin(), x.getMax() - x.getMin(), y.getMax() - y.getMin());
  }

  /** The bounding box of both rectangles. */
  public static Rectangle2D union(Rectangle2D one, Rectangle2D other) {
    return bounds(
        List.of(
            new Point2D(one.getMinX(), one.getMinY()),
            new Point2D(one.getMaxX(), one.getMaxY()),
            new Point2D(other.getMinX(), other.getMinY()),
            new Point2D(other.getMaxX(), other.getMaxY())));
  }

  /** A rectangle that is larger on every side. */
  public static Rectangle2D expanded(Rectangle2D inner, double by) {
    return new Rectangle2D(
        inner.getMinX() - by,
        inner.getMinY() - by,
        inner.getWidth() + 2 * by,
        inner.getHeight() + 2 * by);
  }

  /** The corners of a rectangle around a centre. */
  public static List<Point2D> rectangle(Point2D centre, double width, double height) {
    double x = width / 2;
    double y = height / 2;
    return List.of(centre.add(-x, -y), centre.add(x, -y), centre.add(x, y), centre.add(-x, y));
  }
}
