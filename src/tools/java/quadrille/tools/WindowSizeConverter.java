package quadrille.tools;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Rectangle2D;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.app.settings.WindowBounds;

/** Reads a window size such as {@code 960x720}. */
final class WindowSizeConverter implements ITypeConverter<Rectangle2D> {
  /** Width and height of JavaFX's screen without a display. */
  private static final int MAX_SIZE = 1000;

  private static final Pattern SIZE = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

  @Override
  public Rectangle2D convert(String text) {
    Matcher size = SIZE.matcher(text);
    if (size.matches()) {
      int width = Integer.parseInt(size.group(1));
      int height = Integer.parseInt(size.group(2));
      if (fits(width) && fits(height)) {
        return new Rectangle2D(0, 0, width, height);
      }
    }
    throw new TypeConversionException(
        "'%s' is not a window size; expected 480x480 to 1000x1000".formatted(text));
  }

  private static boolean fits(int length) {
    return length >= WindowBounds.MIN_SIZE && length <= MAX_SIZE;
  }
}
