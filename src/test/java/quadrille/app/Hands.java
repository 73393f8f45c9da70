package quadrille.app;

import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;

/**
 * The robot's hands. The robot itself rests after each press and each release, for fifty
 * milliseconds and more; whoever waits for what comes of a click or of a key need not rest as well.
 */
final class Hands {
  private static final int SETTLING_FRAMES = 2;

  private final KeyboardRobot keyboard;
  private final MouseRobot mouse;

  Hands(FxRobot robot) {
    keyboard = robot.robotContext().getKeyboardRobot();
    mouse = robot.robotContext().getMouseRobot();
  }

  void type(KeyCode key) {
    keyboard.pressNoWait(key);
    keyboard.releaseNoWait(key);
    Camera.run(() -> {});
  }

  /**
   * @param point where it is now; it is waited for until it comes to rest
   */
  void click(Supplier<Point2D> point) {
    mouse.moveNoWait(resting(point));
    mouse.pressNoWait(MouseButton.PRIMARY);
    mouse.releaseNoWait(MouseButton.PRIMARY);
    settle();
  }

  private static Point2D resting(Supplier<Point2D> point) {
    Point2D now = point.get();
    Point2D before;
    do {
      before = now;
      settle();
      now = point.get();
    } while (!now.equals(before));
    return now;
  }

  /** Until what was done has been laid out, and what changed by that as well. */
  private static void settle() {
    int[] frames = {0};
    Camera.await(() -> ++frames[0] > SETTLING_FRAMES);
  }
}
