package quadrille.app.pictures;

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
    text.append(" stroke-width=\"").append(SvgNumber.format(shape.getStrokeWidth())).append('"');
    if (shape.getStrokeLineJoin() != StrokeLineJoin.MITER) {
      text.append(" stroke-linejoin=\"")
          .append(attributeValue(shape.getStrokeLineJoin()))
          .append('"');
    }
    if (shape.getStrokeLineCap() != StrokeLineCap.BUTT) {
      text.append(" stroke-linecap=\"")
          .append(attributeValue(shape.getStrokeLineCap()))
          .append('"');
    }
    List<Double> dashes = shape.getStrokeDashArray();
    if (!dashes.isEmpty()) {
      String all = dashes.stream().map(SvgNumber::format).collect(Collectors.joining(" "));
      text.append(" stroke-dasharray=\"").append(all).append('"');
    }
    return text.toString();
  }

  private static String attributeValue(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private String paintAttribute(String attribute, @Nullable Paint paint) {
    return switch (paint) {
      case null -> " " + attribute + "=\"none\"";
      case Color color -> colorAttribute(attribute, color);
      case LinearGradient _, RadialGradient _ ->
          " "
              + attribute
              + "=\"url(#"
              + gradients.computeIfAbsent(paint, _ -> gradientId())
              + ")\"";
      default -> " " + attribute + "=\"none\"";
    };
  }

  private String gradientId() {
    return "g" + gradients.size();
  }

  private static String colorAttribute(String attribute, Color color) {
    if (color.getOpacity() == 0) {
      return " " + attribute + "=\"none\"";
    }
    String solid = " " + attribute + "=\"" + hex(color) + "\"";
    return color.getOpacity() == 1
        ? solid
        : solid + " " + attribute + "-opacity=\"" + SvgNumber.format(color.getOpacity()) + "\"";
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
    gradients.forEach((paint, name) -> text.append(definition(paint, name)).append('\n'));
    return text.isEmpty() ? "" : "<defs>\n" + text + "</defs>\n";
  }

  private static String definition(Paint paint, String name) {
    if (paint instanceof LinearGradient linear) {
      return "<linearGradient id=\"%s\" gradientUnits=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\">%s</linearGradient>"
          .formatted(
              name,
              units(linear.isProportional()),
              SvgNumber.format(linear.getStartX()),
              SvgNumber.format(linear.getStartY()),
              SvgNumber.format(linear.getEndX()),
              SvgNumber.format(linear.getEndY()),
              stops(linear.getStops()));
    }
    RadialGradient radial = (RadialGradient) paint;
    return "<radialGradient id=\"%s\" gradientUnits=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\">%s</radialGradient>"
        .formatted(
            name,
            units(radial.isProportional()),
            SvgNumber.format(radial.getCenterX()),
            SvgNumber.format(radial.getCenterY()),
            SvgNumber.format(radial.getRadius()),
            stops(radial.getStops()));
  }

  private static String units(boolean proportional) {
    return proportional ? "objectBoundingBox" : "userSpaceOnUse";
  }

  private static String stops(List<Stop> stops) {
    return stops.stream()
        .map(
            stop ->
                "<stop offset=\"%s\" stop-color=\"%s\" stop-opacity=\"%s\"/>"
                    .formatted(
                        SvgNumber.format(stop.getOffset()),
                        hex(stop.getColor()),
                        SvgNumber.format(stop.getColor().getOpacity())))
        .collect(Collectors.joining());
  }
}
