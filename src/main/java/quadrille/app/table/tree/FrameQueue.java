package quadrille.app.table.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;

/** Runs one task per frame, so that many of them do not block the screen. */
final class FrameQueue {
  private final Deque<Runnable> pending = new ArrayDeque<>();
  private final AnimationTimer frames =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          runNext();
        }
      };

  void add(Runnable task) {
    pending.add(task);
    frames.start();
  }

  private void runNext() {
    Runnable task = pending.poll();
    if (task == null) {
      frames.stop();
    } else {
      task.run();
    }
  }

  void clear() {
    pending.clear();
    frames.stop();
  }
}
