package quadrille.core;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An arrow from one cell of a board to another, or a circle around a cell, to explain a position.
 *
 * @param from the number of a cell in its game
 * @param to the same number for a circle
 */
public record Drawing(Colour colour, int from, int to) {
  private static final Pattern TEXT = Pattern.compile("([GRBY])(\\d{1,6})(?:-(\\d{1,6}))?");

  /** The colours of drawings. */
  public enum Colour {
    GREEN,
    RED,
    BLUE,
    YELLOW;

    /** The name in style classes and message keys. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The letter in files: G, R, B or Y. */
    public char letter() {
      return name().charAt(0);
    }

    /** The colour of a letter; green if it is unknown. */
    public static Colour of(char letter) {
      return switch (letter) {
        case 'R' -> RED;
        case 'B' -> BLUE;
        case 'Y' -> YELLOW;
        default -> GREEN;
      };
    }
  }

  public static Drawing circle(Colour colour, int cell) {
    return new Drawing(colour, cell, cell);
  }

  public boolean isCircle() {
    return from == to;
  }

  /** Writes drawings as {@code G12 R12-20}: a circle and an arrow. */
  public static String format(List<Drawing> drawings) {
    return drawings.stream().map(Drawing::toString).collect(Collectors.joining(" "));
  }

  /** Reads what {@link #format} writes; leaves out what it does not know. */
  public static List<Drawing> parse(String text) {
    return TEXT.matcher(text).results().map(Drawing::of).toList();
  }

  private static Drawing of(MatchResult found) {
    int from = Integer.parseInt(found.group(2));
    int to = found.group(3) == null ? from : Integer.parseInt(found.group(3));
    return new Drawing(Colour.of(found.group(1).charAt(0)), from, to);
  }

  @Override
  public String toString() {
    return colour.letter() + (isCircle() ? "" + from : from + "-" + to);
  }
}
