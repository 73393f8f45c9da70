package quadrille.app;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.settings.WindowBounds;

/** Restores the window's last position and size, and reads the current ones. */
final class WindowPlacement {
  private final Stage stage;
  private @Nullable WindowBounds initial;

  WindowPlacement(Stage stage) {
    this.stage = stage;
    stage.setMinWidth(WindowBounds.MIN_SIZE);
    stage.setMinHeight(WindowBounds.MIN_SIZE);
  }

  /**
   * Places the window so that it fits the screens, and returns its bounds.
   *
   * @param last the bounds when it was last closed, or null at the first start
   * @param screens the visible areas of the screens, the main one first
   */
  WindowBounds restore(@Nullable WindowBounds last, List<Rectangle2D> screens) {
    WindowBounds bounds =
        last == null ? WindowBounds.initial(screens.getFirst()) : last.fittedTo(screens);
    initial = bounds;
    stage.setX(bounds.x());
    stage.setY(bounds.y());
    stage.setWidth(bounds.width());
    stage.setHeight(bounds.height());
    stage.setMaximized(bounds.maximized());
    return bounds;
  }

  /** A maximized window keeps the bounds to return to. */
  WindowBounds current() {
    if (stage.isMaximized() && initial != null) {
      return initial.asMaximized();
    }
    double width = Math.max(WindowBounds.MIN_SIZE, stage.getWidth());
    double height = Math.max(WindowBounds.MIN_SIZE, stage.getHeight());
    return new WindowBounds(stage.getX(), stage.getY(), width, height, false);
  }
}
