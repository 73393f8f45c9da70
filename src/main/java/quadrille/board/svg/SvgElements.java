package quadrille.board.svg;

import static quadrille.board.svg.SvgAttribute.attribute;
import static quadrille.board.svg.SvgAttribute.numbers;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/** Writes nodes as SVG elements that carry the nodes' style classes. */
final class SvgElements {
  private SvgElements() {}

  static String of(Node node) {
    StringBuilder elements = new StringBuilder();
    append(elements, node);
    return elements.toString();
  }

  private static void append(StringBuilder elements, Node node) {
    String start = style(node) + transform(node);
    if (node instanceof Text text) {
      elements.append(text(text.getText(), text.getFont().getSize(), start));
    } else if (node instanceof Shape shape) {
      String width =
          shape.getStrokeWidth() == 1 ? "" : attribute("stroke-width", shape.getStrokeWidth());
      elements.append("<path").append(start).append(width);
      elements.append(attribute("d", SvgPathData.of(shape))).append("/>");
    } else if (node instanceof Parent parent && !parent.getChildrenUnmodifiable().isEmpty()) {
      elements.append("<g").append(start).append('>');
      parent.getChildrenUnmodifiable().forEach(child -> append(elements, child));
      elements.append("</g>");
    }
  }

  private static String style(Node node) {
    return node.getStyleClass().isEmpty()
        ? ""
        : attribute("class", String.join(" ", node.getStyleClass()));
  }

  private static String transform(Node node) {
    boolean moved = node.getTranslateX() != 0 || node.getTranslateY() != 0;
    String shift =
        moved ? "translate(" + numbers(node.getTranslateX(), node.getTranslateY()) + ")" : "";
    String turn = node.getRotate() == 0 ? "" : "rotate(" + numbers(node.getRotate()) + ")";
    return (shift + turn).isEmpty() ? "" : attribute("transform", shift + turn);
  }

  /** A text around its place. */
  private static String text(String content, double size, String attributes) {
    String escaped = content.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    return "<text"
        + attributes
        + attribute("font-size", size)
        + " text-anchor=\"middle\" dominant-baseline=\"central\">"
        + escaped
        + "</text>";
  }
}
