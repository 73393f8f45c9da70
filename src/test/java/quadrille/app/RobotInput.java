package quadrille.app;

import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;
import quadrille.app.ui.FxThread;

/**
 * The robot's hands. The robot itself rests after each press and each release, for fifty
 * milliseconds and more; whoever waits for what comes of a click or of a key need not rest as well.
 */
final class RobotInput {
  private static final int SETTLING_FRAMES = 2;
  private static final int TRIES = 20;

  private final KeyboardRobot keyboard;
  private final MouseRobot mouse;

  RobotInput(FxRobot robot) {
    keyboard = robot.robotContext().getKeyboardRobot();
    mouse = robot.robotContext().getMouseRobot();
  }

  void type(KeyCode key) {
    keyboard.pressNoWait(key);
    keyboard.releaseNoWait(key);
    FxThread.run(() -> {});
  }

  /**
   * Clicks something when the pointer is over it: it may still be on its way to its place.
   *
   * @param what asked for anew at each try, as it may be replaced
   * @param where on the screen its point to be clicked is
   */
  void click(Supplier<Node> what, Function<Node, Point2D> where) {
    boolean over = false;
    for (int i = 0; i < TRIES && !over; i++) {
      Node aim = what.get();
      mouse.moveNoWait(where.apply(aim));
      settle();
      over = FxThread.call(aim::isHover);
    }
    mouse.pressNoWait(MouseButton.PRIMARY);
    mouse.releaseNoWait(MouseButton.PRIMARY);
    settle();
  }

  /** Until what was done has been laid out, and what changed by that as well. */
  private static void settle() {
    int[] frames = {0};
    FxThread.await(() -> ++frames[0] > SETTLING_FRAMES);
  }
}
