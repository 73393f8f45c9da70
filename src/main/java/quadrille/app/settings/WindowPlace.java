package quadrille.app.settings;

import java.util.List;
import javafx.geometry.Rectangle2D;

/**
 * Where the window stood, in screen coordinates.
 *
 * @param width of the whole window, at least {@link #SMALLEST}
 * @param height of the whole window, at least {@link #SMALLEST}
 */
public record WindowPlace(double x, double y, double width, double height, boolean maximized) {
  /** The window never gets narrower or lower than this. */
  public static final double SMALLEST = 480;

  private static final double WIDTH = 1120;
  private static final double HEIGHT = 800;

  public WindowPlace {
    if (!(width >= SMALLEST && height >= SMALLEST) || Double.isNaN(x + y)) {
      throw new IllegalArgumentException("no place for a window");
    }
  }

  /** The place of the very first window: in the middle of a screen. */
  public static WindowPlace first(Rectangle2D screen) {
    double width = Math.clamp(screen.getWidth(), SMALLEST, WIDTH);
    double height = Math.clamp(screen.getHeight(), SMALLEST, HEIGHT);
    double x = screen.getMinX() + (screen.getWidth() - width) / 2;
    double y = screen.getMinY() + (screen.getHeight() - height) / 2;
    return new WindowPlace(x, y, width, height, false);
  }

  /**
   * This place, moved and shrunk as far as needed to lie wholly on one of the screens: the one it
   * covers most of, else the first.
   */
  public WindowPlace within(List<Rectangle2D> screens) {
    Rectangle2D best = screens.getFirst();
    for (Rectangle2D screen : screens) {
      best = shared(screen) > shared(best) ? screen : best;
    }
    double fittedWidth = Math.max(SMALLEST, Math.min(width, best.getWidth()));
    double fittedHeight = Math.max(SMALLEST, Math.min(height, best.getHeight()));
    double fittedX = Math.max(best.getMinX(), Math.min(x, best.getMaxX() - fittedWidth));
    double fittedY = Math.max(best.getMinY(), Math.min(y, best.getMaxY() - fittedHeight));
    return new WindowPlace(fittedX, fittedY, fittedWidth, fittedHeight, maximized);
  }

  /** This place, to be filled when the window is no longer maximized. */
  public WindowPlace maximize() {
    return new WindowPlace(x, y, width, height, true);
  }

  private double shared(Rectangle2D screen) {
    double w = Math.min(x + width, screen.getMaxX()) - Math.max(x, screen.getMinX());
    double h = Math.min(y + height, screen.getMaxY()) - Math.max(y, screen.getMinY());
    return Math.max(0, w) * Math.max(0, h);
  }
}
