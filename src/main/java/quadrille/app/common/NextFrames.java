package quadrille.app.common;

import javafx.animation.AnimationTimer;

/** Does something once, some frames from now: what need not be in the first that is seen. */
public final class NextFrames extends AnimationTimer {
  private final Runnable task;
  private int left;

  private NextFrames(int frames, Runnable task) {
    left = frames;
    this.task = task;
  }

  /**
   * @param frames how many begin before; the first of a window that is just being opened counts
   */
  public static void await(int frames, Runnable task) {
    new NextFrames(frames, task).start();
  }

  @Override
  public void handle(long now) {
    left--;
    if (left < 0) {
      stop();
      task.run();
    }
  }
}
