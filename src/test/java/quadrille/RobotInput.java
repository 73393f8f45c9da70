package quadrille;

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
 * Clicks and types for the tests of the screens. Waits for the layout to settle, unlike {@link
 * FxRobot}, which sleeps for 50 ms and more after every press and release.
 */
public final class RobotInput {
  private static final int SETTLING_FRAMES = 2;
  private static final int ATTEMPTS = 20;

  private final KeyboardRobot keyboard;
  private final MouseRobot mouse;

  public RobotInput(FxRobot robot) {
    keyboard = robot.robotContext().getKeyboardRobot();
    mouse = robot.robotContext().getMouseRobot();
  }

  /** Types keys one after the other. */
  public void type(KeyCode... keys) {
    for (KeyCode key : keys) {
      keyboard.pressNoWait(key);
      keyboard.releaseNoWait(key);
      FxThread.run(() -> {});
    }
  }

  /** Types a key while Shift is held down. */
  public void typeWithShift(KeyCode key) {
    keyboard.pressNoWait(KeyCode.SHIFT);
    type(key);
    keyboard.releaseNoWait(KeyCode.SHIFT);
    FxThread.run(() -> {});
  }

  /**
   * Clicks a node as soon as the pointer is over it: the node may still be moving.
   *
   * @param target looked up again at each attempt, on the JavaFX thread, as the layout may replace
   *     the node at any time
   * @param point where to click a node, on the screen
   */
  public void click(Supplier<Node> target, Function<Node, Point2D> point) {
    boolean over = false;
    for (int i = 0; i < ATTEMPTS && !over; i++) {
      Node node = FxThread.call(() -> moveOnto(target.get(), point));
      settle();
      over = FxThread.call(node::isHover);
    }
    click(MouseButton.PRIMARY);
  }

  private Node moveOnto(Node node, Function<Node, Point2D> point) {
    mouse.moveNoWait(point.apply(node));
    return node;
  }

  /** Clicks a point of the screen. */
  public void click(Point2D point, MouseButton button) {
    mouse.moveNoWait(point);
    settle();
    click(button);
  }

  private void click(MouseButton button) {
    mouse.pressNoWait(button);
    mouse.releaseNoWait(button);
    settle();
  }

  /** Waits until everything has been laid out, and laid out again after what that changed. */
  public static void settle() {
    int[] frames = {0};
    FxThread.await(() -> ++frames[0] > SETTLING_FRAMES);
  }
}
