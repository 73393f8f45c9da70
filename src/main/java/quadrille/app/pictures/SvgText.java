package quadrille.app.pictures;

import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** Writes a text as an SVG element, without its end. */
final class SvgText {
  private SvgText() {}

  static String element(Text words) {
    if (words.getText().isEmpty()) {
      return "";
    }
    return "<text font-family=\"Inter, sans-serif\" font-size=\""
        + SvgNumber.format(words.getFont().getSize())
        + "\""
        + weight(words)
        + anchor(words)
        + " y=\""
        + SvgNumber.format(baseline(words))
        + "\"";
  }

  private static String weight(Text words) {
    String style = words.getFont().getStyle().toLowerCase(Locale.ROOT);
    if (style.contains("semibold")) {
      return " font-weight=\"600\"";
    }
    return style.contains("bold") ? " font-weight=\"700\"" : "";
  }

  /** Wrapped text is aligned within its wrapping width. */
  private static String anchor(Text words) {
    double left = words.getLayoutBounds().getMinX();
    double width = words.getWrappingWidth();
    return switch (width == 0 ? TextAlignment.LEFT : words.getTextAlignment()) {
      case CENTER -> x(left + width / 2) + " text-anchor=\"middle\"";
      case RIGHT -> x(left + width) + " text-anchor=\"end\"";
      default -> x(left);
    };
  }

  private static String x(double value) {
    return " x=\"" + SvgNumber.format(value) + "\"";
  }

  private static double baseline(Text words) {
    Bounds bounds = words.getLayoutBounds();
    boolean told = words.getTextOrigin() == VPos.BASELINE;
    return told ? words.getY() : bounds.getMinY() + words.getBaselineOffset();
  }
}
