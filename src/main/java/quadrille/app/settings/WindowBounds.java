package quadrille.app.settings;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Rectangle2D;

/**
 * The bounds of the window in screen coordinates.
 *
 * @param width of the whole window, at least {@link #MIN_SIZE}
 * @param height of the whole window, at least {@link #MIN_SIZE}
 */
public record WindowBounds(double x, double y, double width, double height, boolean maximized) {
  /** The minimum width and height of the window. */
  public static final double MIN_SIZE = 480;

  private static final double DEFAULT_WIDTH = 1120;
  private static final double DEFAULT_HEIGHT = 800;

  public WindowBounds {
    if (!(width >= MIN_SIZE && height >= MIN_SIZE) || Double.isNaN(x + y)) {
      throw new IllegalArgumentException("no place for a window");
    }
  }

  /** The bounds for the first start, centred on a screen. */
  public static WindowBounds initial(Rectangle2D screen) {
    double width = Math.clamp(screen.getWidth(), MIN_SIZE, DEFAULT_WIDTH);
    double height = Math.clamp(screen.getHeight(), MIN_SIZE, DEFAULT_HEIGHT);
    double x = screen.getMinX() + (screen.getWidth() - width) / 2;
    double y = screen.getMinY() + (screen.getHeight() - height) / 2;
    return new WindowBounds(x, y, width, height, false);
  }

  /**
   * These bounds, moved and shrunk to fit on the screen that they overlap most, or else on the
   * first one.
   */
  public WindowBounds fittedTo(List<Rectangle2D> screens) {
    Rectangle2D best =
        screens.stream().max(Comparator.comparingDouble(this::overlapArea)).orElseThrow();
    double fittedWidth = Math.max(MIN_SIZE, Math.min(width, best.getWidth()));
    double fittedHeight = Math.max(MIN_SIZE, Math.min(height, best.getHeight()));
    double fittedX = Math.max(best.getMinX(), Math.min(x, best.getMaxX() - fittedWidth));
    double fittedY = Math.max(best.getMinY(), Math.min(y, best.getMaxY() - fittedHeight));
    return new WindowBounds(fittedX, fittedY, fittedWidth, fittedHeight, maximized);
  }

  /** These bounds for a maximized window to return to. */
  public WindowBounds asMaximized() {
    return new WindowBounds(x, y, width, height, true);
  }

  private double overlapArea(Rectangle2D screen) {
    double w = Math.min(x + width, screen.getMaxX()) - Math.max(x, screen.getMinX());
    double h = Math.min(y + height, screen.getMaxY()) - Math.max(y, screen.getMinY());
    return Math.max(0, w) * Math.max(0, h);
  }
}
