package quadrille.app.pictures;

import static quadrille.board.svg.SvgAttribute.attribute;
import static quadrille.board.svg.SvgAttribute.numbers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import org.jspecify.annotations.Nullable;

/** Writes fills and strokes as SVG attributes; each gradient is defined once. */
final class SvgPaint {
  private final Map<Paint, String> gradients = new LinkedHashMap<>();

  String fill(@Nullable Paint fill) {
    return paintAttribute("fill", fill);
  }

  String stroke(Shape shape) {
    if (shape.getStroke() == null || shape.getStrokeWidth() == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder(paintAttribute("stroke", shape.getStroke()));
    text.append(attribute("stroke-width", shape.getStrokeWidth()));
    if (shape.getStrokeLineJoin() != StrokeLineJoin.MITER) {
      text.append(attribute("stroke-linejoin", shape.getStrokeLineJoin()));
    }
    if (shape.getStrokeLineCap() != StrokeLineCap.BUTT) {
      text.append(attribute("stroke-linecap", shape.getStrokeLineCap()));
    }
    double[] dashes = shape.getStrokeDashArray().stream().mapToDouble(dash -> dash).toArray();
    return dashes.length == 0
        ? text.toString()
        : text.append(attribute("stroke-dasharray", numbers(dashes))).toString();
  }

  private String paintAttribute(String name, @Nullable Paint paint) {
    return switch (paint) {
      case Color color when color.getOpacity() == 1 -> attribute(name, hex(color));
      case Color color when color.getOpacity() > 0 ->
          attribute(name, hex(color)) + attribute(name + "-opacity", color.getOpacity());
      case LinearGradient _, RadialGradient _ -> {
        String id = gradients.computeIfAbsent(paint, _ -> "g" + gradients.size());
        yield attribute(name, "url(#" + id + ")");
      }
      case null, default -> attribute(name, "none");
    };
  }

  private static String hex(Color color) {
    return String.format(
        Locale.ROOT,
        "#%02x%02x%02x",
        Math.round(255 * color.getRed()),
        Math.round(255 * color.getGreen()),
        Math.round(255 * color.getBlue()));
  }

  /** The definitions of the gradients used. */
  String definitions() {
    StringBuilder text = new StringBuilder();
    gradients.forEach((paint, id) -> text.append(definition(paint, id)).append('\n'));
    return text.isEmpty() ? "" : "<defs>\n" + text + "</defs>\n";
  }

  private static String definition(Paint paint, String id) {
    if (paint instanceof LinearGradient linear) {
      return "<linearGradient"
          + attribute("id", id)
          + units(linear.isProportional())
          + attribute("x1", linear.getStartX())
          + attribute("y1", linear.getStartY())
          + attribute("x2", linear.getEndX())
          + attribute("y2", linear.getEndY())
          + stops(linear.getStops())
          + "</linearGradient>";
    }
    RadialGradient radial = (RadialGradient) paint;
    return "<radialGradient"
        + attribute("id", id)
        + units(radial.isProportional())
        + attribute("cx", radial.getCenterX())
        + attribute("cy", radial.getCenterY())
        + attribute("r", radial.getRadius())
        + stops(radial.getStops())
        + "</radialGradient>";
  }

  private static String units(boolean proportional) {
    return attribute("gradientUnits", proportional ? "objectBoundingBox" : "userSpaceOnUse");
  }

  private static String stops(List<Stop> stops) {
    return stops.stream().map(SvgPaint::stop).collect(Collectors.joining("", ">", ""));
  }

  private static String stop(Stop stop) {
    return "<stop"
        + attribute("offset", stop.getOffset())
        + attribute("stop-color", hex(stop.getColor()))
        + attribute("stop-opacity", stop.getColor().getOpacity())
        + "/>";
  }
}
