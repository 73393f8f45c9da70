package quadrille.app.table.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;

/** Does pieces of work one in each frame, so that many of them do not hold the screen up. */
final class FrameQueue {
  private final Deque<Runnable> pending = new ArrayDeque<>();
  private final AnimationTimer frames =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          runNext();
        }
      };

  void add(Runnable work) {
    pending.add(work);
    frames.start();
  }

  private void runNext() {
    Runnable work = pending.poll();
    if (work == null) {
      frames.stop();
    } else {
      work.run();
    }
  }

  void clear() {
    pending.clear();
    frames.stop();
  }
}
