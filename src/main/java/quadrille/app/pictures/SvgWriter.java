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

/** Writes nodes as an SVG document, with positions and styled colours but without shadows. */
final class SvgWriter {
  private final StringBuilder body = new StringBuilder();
  private final SvgPaint paints = new SvgPaint();
  private final double width;
  private final double height;

  SvgWriter(double width, double height) {
    this.width = width;
    this.height = height;
  }

  String write(Node root) {
    appendNode(root, 1);
    return String.format(
            Locale.ROOT,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>%n"
                + "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\""
                + " height=\"%s\">%n",
            SvgNumber.format(width),
            SvgNumber.format(height),
            SvgNumber.format(width),
            SvgNumber.format(height))
        + paints.definitions()
        + body
        + "</svg>\n";
  }

  private void appendNode(Node node, double opacity) {
    double here = opacity * node.getOpacity();
    if (!node.isVisible() || here == 0) {
      return;
    }
    if (node instanceof Shape shape) {
      appendShape(shape, here);
    }
    if (node instanceof Region region && region.getBackground() != null) {
      region.getBackground().getFills().forEach(fill -> appendBackground(region, fill, here));
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> appendNode(child, here));
    }
  }

  private void appendShape(Shape shape, double opacity) {
    String outline =
        shape instanceof Text words
            ? SvgText.element(words)
            : "<path d=\"" + SvgPathData.of(shape) + "\"";
    if (outline.isEmpty()) {
      return;
    }
    body.append(outline)
        .append(transform(shape.getLocalToSceneTransform()))
        .append(paints.fill(shape.getFill()))
        .append(paints.stroke(shape))
        .append(opacity < 1 ? " opacity=\"" + SvgNumber.format(opacity) + "\"" : "")
        .append(shape instanceof Text words ? ">" + escape(words.getText()) + "</text>" : "/>")
        .append('\n');
  }

  private void appendBackground(Region region, BackgroundFill fill, double opacity) {
    Insets inset = fill.getInsets();
    body.append("<rect x=\"")
        .append(SvgNumber.format(inset.getLeft()))
        .append("\" y=\"")
        .append(SvgNumber.format(inset.getTop()))
        .append("\" width=\"")
        .append(SvgNumber.format(region.getWidth() - inset.getLeft() - inset.getRight()))
        .append("\" height=\"")
        .append(SvgNumber.format(region.getHeight() - inset.getTop() - inset.getBottom()))
        .append("\" rx=\"")
        .append(SvgNumber.format(fill.getRadii().getTopLeftHorizontalRadius()))
        .append('"')
        .append(transform(region.getLocalToSceneTransform()))
        .append(paints.fill(fill.getFill()))
        .append(opacity < 1 ? " opacity=\"" + SvgNumber.format(opacity) + "\"" : "")
        .append("/>\n");
  }

  private static String transform(Transform to) {
    return " transform=\"matrix("
        + String.join(
            " ",
            SvgNumber.format(to.getMxx()),
            SvgNumber.format(to.getMyx()),
            SvgNumber.format(to.getMxy()),
            SvgNumber.format(to.getMyy()),
            SvgNumber.format(to.getTx()),
            SvgNumber.format(to.getTy()))
        + ")\"";
  }

  private static String escape(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
