package quadrille.app.pictures;

import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.text.Text;

/** A line of words as an SVG element that is still open. */
final class SvgText {
  private SvgText() {}

  static String element(Text words) {
    if (words.getText().isEmpty()) {
      return "";
    }
    Bounds bounds = words.getLayoutBounds();
    boolean told = words.getTextOrigin() == VPos.BASELINE;
    double y = told ? words.getY() : bounds.getMinY() + ascent(words);
    return "<text font-family=\"Inter, sans-serif\" font-size=\""
        + SvgDrawing.number(words.getFont().getSize())
        + "\" x=\""
        + SvgDrawing.number(bounds.getMinX())
        + "\" y=\""
        + SvgDrawing.number(y)
        + "\"";
  }

  /** From the top of the line down to where its letters stand. */
  private static double ascent(Text words) {
    return words.getBaselineOffset();
  }
}
