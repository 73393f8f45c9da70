package quadrille.board.svg;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** Formats the attributes of SVG elements. */
public final class SvgAttribute {
  private SvgAttribute() {}

  /** An attribute with a space before it; constants are written in lower case. */
  public static String attribute(String name, Object value) {
    String text =
        switch (value) {
          case Double number -> numbers(number);
          case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT);
          default -> value.toString();
        };
    return " " + name + "=\"" + text + "\"";
  }

  /** Numbers with up to three decimals, separated by spaces. */
  public static String numbers(double... values) {
    return DoubleStream.of(values).mapToObj(SvgAttribute::number).collect(Collectors.joining(" "));
  }

  private static String number(double value) {
    String digits = String.format(Locale.ROOT, "%.3f", value);
    String shorter = digits.replaceFirst("\\.?0+$", "");
    return shorter.equals("-0") ? "0" : shorter;
  }
}
