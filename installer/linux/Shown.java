import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;

/**
 * Says when something is drawn in the middle of the display, in milliseconds of the clock: {@code
 * java Shown.java}. Before, it waits until nothing is, and says "ready". It takes little from the
 * program that it waits for, as starting a tool again and again would.
 */
final class Shown {
  private static final int SIZE = 200;
  private static final int PAUSE_MS = 10;

  private Shown() {}

  public static void main(String[] arguments) throws Exception {
    Robot robot = new Robot();
    await(robot, false);
    System.out.println("ready");
    await(robot, true);
    System.out.println(System.currentTimeMillis());
  }

  private static void await(Robot robot, boolean drawn) throws InterruptedException {
    Point middle = GraphicsEnvironment.getLocalGraphicsEnvironment().getCenterPoint();
    Rectangle part = new Rectangle(middle.x - SIZE / 2, middle.y - SIZE / 2, SIZE, SIZE);
    while (isDrawn(robot.createScreenCapture(part)) != drawn) {
      Thread.sleep(PAUSE_MS);
    }
  }

  /** Whether there is more than one colour. */
  private static boolean isDrawn(BufferedImage picture) {
    int first = picture.getRGB(0, 0);
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        if (picture.getRGB(x, y) != first) {
          return true;
        }
      }
    }
    return false;
  }
}
