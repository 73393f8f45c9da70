package quadrille.app.pictures;

import java.util.Locale;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;

/**
 * Writes nodes as an SVG document: their shapes, where they stand, in the colours that their
 * stylesheets give them. Shadows are left out.
 */
final class SvgDrawing {
  private final StringBuilder text = new StringBuilder();
  private final SvgPaint paint = new SvgPaint();
  private final double width;
  private final double height;

  SvgDrawing(double width, double height) {
    this.width = width;
    this.height = height;
  }

  String of(Node root) {
    add(root, 1);
    return String.format(
            Locale.ROOT,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>%n"
                + "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\""
                + " height=\"%s\">%n",
            number(width),
            number(height),
            number(width),
            number(height))
        + paint.definitions()
        + text
        + "</svg>\n";
  }

  private void add(Node node, double opacity) {
    double here = opacity * node.getOpacity();
    if (!node.isVisible() || here == 0) {
      return;
    }
    if (node instanceof Shape shape) {
      shape(shape, here);
    }
    if (node instanceof Region region && region.getBackground() != null) {
      region.getBackground().getFills().forEach(fill -> background(region, fill, here));
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> add(child, here));
    }
  }

  private void shape(Shape shape, double opacity) {
    String outline =
        shape instanceof Text words
            ? SvgText.element(words)
            : "<path d=\"" + SvgOutline.of(shape) + "\"";
    if (outline.isEmpty()) {
      return;
    }
    text.append(outline)
        .append(matrix(shape.getLocalToSceneTransform()))
        .append(paint.fill(shape.getFill()))
        .append(paint.stroke(shape))
        .append(opacity < 1 ? " opacity=\"" + number(opacity) + "\"" : "")
        .append(shape instanceof Text words ? ">" + escaped(words.getText()) + "</text>" : "/>")
        .append('\n');
  }

  private void background(Region region, BackgroundFill fill, double opacity) {
    Insets inset = fill.getInsets();
    text.append("<rect x=\"")
        .append(number(inset.getLeft()))
        .append("\" y=\"")
        .append(number(inset.getTop()))
        .append("\" width=\"")
        .append(number(region.getWidth() - inset.getLeft() - inset.getRight()))
        .append("\" height=\"")
        .append(number(region.getHeight() - inset.getTop() - inset.getBottom()))
        .append("\" rx=\"")
        .append(number(fill.getRadii().getTopLeftHorizontalRadius()))
        .append('"')
        .append(matrix(region.getLocalToSceneTransform()))
        .append(paint.fill(fill.getFill()))
        .append(opacity < 1 ? " opacity=\"" + number(opacity) + "\"" : "")
        .append("/>\n");
  }

  private static String matrix(Transform to) {
    return " transform=\"matrix("
        + String.join(
            " ",
            number(to.getMxx()),
            number(to.getMyx()),
            number(to.getMxy()),
            number(to.getMyy()),
            number(to.getTx()),
            number(to.getTy()))
        + ")\"";
  }

  private static String escaped(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** A number as short as a thousandth allows. */
  static String number(double value) {
    String digits = String.format(Locale.ROOT, "%.3f", value);
    String shorter = digits.replaceFirst("\\.?0+$", "");
    return shorter.equals("-0") ? "0" : shorter;
  }
}
