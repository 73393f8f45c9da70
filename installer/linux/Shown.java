import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;

/**
 * Waits until the middle of the display is blank, prints "ready", waits until something is drawn
 * there, and prints the time of the clock in milliseconds: {@code java Shown.java}. One process
 * takes less processor time from the watched program than repeated calls of a tool would.
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

  /** Whether the picture has more than one colour. */
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
