package quadrille.app;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.settings.WindowBounds;

/** Restores the window's last position and size, and reads the current ones. */
final class WindowPlacement {
  private final Stage stage;
  private @Nullable WindowBounds initial;
  private @Nullable WindowBounds beforeFullScreen;

  WindowPlacement(Stage stage) {
    this.stage = stage;
    stage.setMinWidth(WindowBounds.MIN_SIZE);
    stage.setMinHeight(WindowBounds.MIN_SIZE);
    // Escape belongs to the board and to the panels; the program says itself how to come back.
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
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

  /**
   * Switches between the whole screen and a window.
   *
   * @return whether the window fills the screen now
   */
  boolean toggleFullScreen() {
    if (!stage.isFullScreen()) {
      beforeFullScreen = current();
    }
    stage.setFullScreen(!stage.isFullScreen());
    return stage.isFullScreen();
  }

  /** A maximized window, or one that fills the screen, keeps the bounds to return to. */
  WindowBounds current() {
    if (stage.isFullScreen() && beforeFullScreen != null) {
      return beforeFullScreen;
    }
    if (stage.isMaximized() && initial != null) {
      return initial.asMaximized();
    }
    double width = Math.max(WindowBounds.MIN_SIZE, stage.getWidth());
    double height = Math.max(WindowBounds.MIN_SIZE, stage.getHeight());
    return new WindowBounds(stage.getX(), stage.getY(), width, height, false);
  }
}
