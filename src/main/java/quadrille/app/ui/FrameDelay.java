package quadrille.app.ui;

import javafx.animation.AnimationTimer;

/** Runs a task once after some frames, for work that the first visible frame does not need. */
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
   * @param frames the number of frames before it, counting the first one of a window that is
   *     opening
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
