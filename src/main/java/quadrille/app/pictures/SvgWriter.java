package quadrille.app.pictures;

import static quadrille.board.svg.SvgAttribute.attribute;
import static quadrille.board.svg.SvgAttribute.numbers;

import java.util.Locale;
import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Transform;
import quadrille.board.svg.SvgPathData;

/** Writes nodes as an SVG document, with positions and styled colours but without shadows. */
final class SvgWriter {
  private final StringBuilder body = new StringBuilder();
  private final SvgPaint paints = new SvgPaint();

  String write(Node root, double width, double height) {
    appendNode(root, 1);
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%1$s" height="%2$s">
    %3$s%4$s</svg>
    """
        .formatted(numbers(width), numbers(height), paints.definitions(), body);
  }

  private void appendNode(Node node, double opacity) {
    double here = opacity * node.getOpacity();
    if (!node.isVisible() || here == 0) {
      return;
    }
    if (node instanceof Text text) {
      if (!text.getText().isEmpty()) {
        String end = ">" + escape(text.getText()) + "</text>";
        append(textElement(text), text, text.getFill(), paints.stroke(text), here, end);
      }
    } else if (node instanceof Shape shape) {
      String path = "<path" + attribute("d", SvgPathData.of(shape));
      append(path, shape, shape.getFill(), paints.stroke(shape), here, "/>");
    }
    if (node instanceof Region region && region.getBackground() != null) {
      for (BackgroundFill fill : region.getBackground().getFills()) {
        append(rectangle(region, fill), region, fill.getFill(), "", here, "/>");
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> appendNode(child, here));
    }
  }

  private void append(
      String start, Node node, Paint fill, String stroke, double opacity, String end) {
    Transform to = node.getLocalToSceneTransform();
    String matrix =
        numbers(to.getMxx(), to.getMyx(), to.getMxy(), to.getMyy(), to.getTx(), to.getTy());
    body.append(start)
        .append(attribute("transform", "matrix(" + matrix + ")"))
        .append(paints.fill(fill))
        .append(stroke)
        .append(opacity < 1 ? attribute("opacity", opacity) : "")
        .append(end)
        .append('\n');
  }

  private static String rectangle(Region region, BackgroundFill fill) {
    Insets inset = fill.getInsets();
    return "<rect"
        + attribute("x", inset.getLeft())
        + attribute("y", inset.getTop())
        + attribute("width", region.getWidth() - inset.getLeft() - inset.getRight())
        + attribute("height", region.getHeight() - inset.getTop() - inset.getBottom())
        + attribute("rx", fill.getRadii().getTopLeftHorizontalRadius());
  }

  private static String textElement(Text text) {
    return "<text font-family=\"Inter, sans-serif\""
        + attribute("font-size", text.getFont().getSize())
        + weight(text)
        + anchor(text)
        + attribute("y", baseline(text));
  }

  private static String weight(Text text) {
    String style = text.getFont().getStyle().toLowerCase(Locale.ROOT);
    if (style.contains("semibold")) {
      return attribute("font-weight", "600");
    }
    return style.contains("bold") ? attribute("font-weight", "700") : "";
  }

  /** Wrapped text is aligned within its wrapping width. */
  private static String anchor(Text text) {
    double left = text.getLayoutBounds().getMinX();
    double width = text.getWrappingWidth();
    return switch (width == 0 ? TextAlignment.LEFT : text.getTextAlignment()) {
      case CENTER -> attribute("x", left + width / 2) + attribute("text-anchor", "middle");
      case RIGHT -> attribute("x", left + width) + attribute("text-anchor", "end");
      default -> attribute("x", left);
    };
  }

  private static double baseline(Text text) {
    return text.getTextOrigin() == VPos.BASELINE
        ? text.getY()
        : text.getLayoutBounds().getMinY() + text.getBaselineOffset();
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
