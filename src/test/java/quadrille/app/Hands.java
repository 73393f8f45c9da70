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
  private static final int SETTLING_FRAMES = 1;

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
   * @param point where it is, asked for when all has its place
   */
  void click(Supplier<Point2D> point) {
    settle();
    mouse.moveNoWait(point.get());
    mouse.pressNoWait(MouseButton.PRIMARY);
    mouse.releaseNoWait(MouseButton.PRIMARY);
    settle();
  }

  /** Until what was done has been laid out. */
  private static void settle() {
    int[] frames = {0};
    Camera.await(() -> ++frames[0] > SETTLING_FRAMES);
  }
}
