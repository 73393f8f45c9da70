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

/** Colours and lines as SVG attributes; gradients are defined once and referred to. */
final class SvgPaint {
  private final Map<Paint, String> gradients = new LinkedHashMap<>();

  String fill(@Nullable Paint fill) {
    return paint("fill", fill);
  }

  String stroke(Shape shape) {
    if (shape.getStroke() == null || shape.getStrokeWidth() == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder(paint("stroke", shape.getStroke()));
    text.append(" stroke-width=\"").append(SvgDrawing.number(shape.getStrokeWidth())).append('"');
    if (shape.getStrokeLineJoin() != StrokeLineJoin.MITER) {
      text.append(" stroke-linejoin=\"").append(word(shape.getStrokeLineJoin())).append('"');
    }
    if (shape.getStrokeLineCap() != StrokeLineCap.BUTT) {
      text.append(" stroke-linecap=\"").append(word(shape.getStrokeLineCap())).append('"');
    }
    List<Double> dashes = shape.getStrokeDashArray();
    if (!dashes.isEmpty()) {
      String all = dashes.stream().map(SvgDrawing::number).collect(Collectors.joining(" "));
      text.append(" stroke-dasharray=\"").append(all).append('"');
    }
    return text.toString();
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private String paint(String attribute, @Nullable Paint paint) {
    return switch (paint) {
      case null -> " " + attribute + "=\"none\"";
      case Color color -> colour(attribute, color);
      case LinearGradient _, RadialGradient _ ->
          " " + attribute + "=\"url(#" + gradients.computeIfAbsent(paint, _ -> name()) + ")\"";
      default -> " " + attribute + "=\"none\"";
    };
  }

  private String name() {
    return "g" + gradients.size();
  }

  private static String colour(String attribute, Color color) {
    if (color.getOpacity() == 0) {
      return " " + attribute + "=\"none\"";
    }
    String solid = " " + attribute + "=\"" + hex(color) + "\"";
    return color.getOpacity() == 1
        ? solid
        : solid + " " + attribute + "-opacity=\"" + SvgDrawing.number(color.getOpacity()) + "\"";
  }

  private static String hex(Color color) {
    return String.format(
        Locale.ROOT,
        "#%02x%02x%02x",
        Math.round(255 * color.getRed()),
        Math.round(255 * color.getGreen()),
        Math.round(255 * color.getBlue()));
  }

  /** The gradients that were used. */
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
              SvgDrawing.number(linear.getStartX()),
              SvgDrawing.number(linear.getStartY()),
              SvgDrawing.number(linear.getEndX()),
              SvgDrawing.number(linear.getEndY()),
              stops(linear.getStops()));
    }
    RadialGradient radial = (RadialGradient) paint;
    return "<radialGradient id=\"%s\" gradientUnits=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\">%s</radialGradient>"
        .formatted(
            name,
            units(radial.isProportional()),
            SvgDrawing.number(radial.getCenterX()),
            SvgDrawing.number(radial.getCenterY()),
            SvgDrawing.number(radial.getRadius()),
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
                        SvgDrawing.number(stop.getOffset()),
                        hex(stop.getColor()),
                        SvgDrawing.number(stop.getColor().getOpacity())))
        .collect(Collectors.joining());
  }
}
