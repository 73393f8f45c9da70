package quadrille.app.pictures;

import java.util.Locale;

/** Formats the numbers of an SVG file. */
final class SvgNumber {
  private SvgNumber() {}

  /** Formats a number with up to three decimals. */
  static String format(double value) {
    String digits = String.format(Locale.ROOT, "%.3f", value);
    String shorter = digits.replaceFirst("\\.?0+$", "");
    return shorter.equals("-0") ? "0" : shorter;
  }
}
