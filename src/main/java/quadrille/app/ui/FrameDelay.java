package quadrille.app.ui;

import javafx.animation.AnimationTimer;

/** Does something once, some frames from now: what need not be in the first that is seen. */
public final class FrameDelay extends AnimationTimer {
  private final Runnable task;
  private int remaining;

  private FrameDelay(int frames, Runnable task) {
    remaining = frames;
    this.task = task;
  }

  /**
   * Runs a task after some frames.
   *
   * @param frames how many begin before; the first of a window that is just being opened counts
   */
  public static void runAfter(int frames, Runnable task) {
    new FrameDelay(frames, task).start();
  }

  @Override
  public void handle(long now) {
    remaining--;
    if (remaining < 0) {
      stop();
      task.run();
    }
  }
}
