package quadrille.board.svg;

import static quadrille.board.svg.SvgAttribute.numbers;

import java.util.Iterator;
import java.util.List;
import javafx.scene.shape.Circle;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;

/** Writes the outline of a shape as SVG path data. */
public final class SvgPathData {
  private SvgPathData() {}

  public static String of(Shape shape) {
    return switch (shape) {
      case Circle circle ->
          oval(circle.getCenterX(), circle.getCenterY(), circle.getRadius(), circle.getRadius());
      case Ellipse oval ->
          oval(oval.getCenterX(), oval.getCenterY(), oval.getRadiusX(), oval.getRadiusY());
      case Rectangle rectangle -> rectangle(rectangle);
      case Line line ->
          pathCommand("M", line.getStartX(), line.getStartY())
              + pathCommand("L", line.getEndX(), line.getEndY());
      case Polygon polygon -> points(polygon.getPoints()) + "Z";
      case Polyline polyline -> points(polyline.getPoints());
      case SVGPath path -> path.getContent();
      case Path path -> path(path.getElements());
      default -> path(((Path) Shape.union(shape, new Rectangle())).getElements());
    };
  }

  private static String oval(double x, double y, double rx, double ry) {
    String arc = pathCommand("A", rx, ry) + " 0 1 0";
    return pathCommand("M", x - rx, y)
        + (arc + pathCommand("", x + rx, y))
        + (arc + pathCommand("", x - rx, y))
        + "Z";
  }

  private static String rectangle(Rectangle box) {
    double x = box.getX();
    double y = box.getY();
    double right = x + box.getWidth();
    double low = y + box.getHeight();
    double rx = Math.min(box.getArcWidth(), box.getWidth()) / 2;
    double ry = Math.min(box.getArcHeight(), box.getHeight()) / 2;
    String arc = pathCommand("A", rx, ry) + " 0 0 1";
    return pathCommand("M", x + rx, y)
        + (pathCommand("L", right - rx, y) + arc + pathCommand("", right, y + ry))
        + (pathCommand("L", right, low - ry) + arc + pathCommand("", right - rx, low))
        + (pathCommand("L", x + rx, low) + arc + pathCommand("", x, low - ry))
        + (pathCommand("L", x, y + ry) + arc + pathCommand("", x + rx, y))
        + "Z";
  }

  private static String points(List<Double> points) {
    StringBuilder text = new StringBuilder();
    for (Iterator<Double> each = points.iterator(); each.hasNext(); ) {
      text.append(pathCommand(text.isEmpty() ? "M" : "L", each.next(), each.next()));
    }
    return text.toString();
  }

  private static String path(List<PathElement> elements) {
    StringBuilder text = new StringBuilder();
    for (PathElement element : elements) {
      text.append(
          switch (element) {
            case MoveTo to -> pathCommand("M", to.getX(), to.getY());
            case LineTo to -> pathCommand("L", to.getX(), to.getY());
            case QuadCurveTo to ->
                pathCommand("Q", to.getControlX(), to.getControlY(), to.getX(), to.getY());
            case CubicCurveTo to ->
                pathCommand(
                    "C",
                    to.getControlX1(),
                    to.getControlY1(),
                    to.getControlX2(),
                    to.getControlY2(),
                    to.getX(),
                    to.getY());
            case ClosePath _ -> "Z";
            default -> throw new IllegalArgumentException("a board is drawn without " + element);
          });
    }
    return text.toString();
  }

  private static String pathCommand(String command, double... values) {
    return command + " " + numbers(values);
  }
}
