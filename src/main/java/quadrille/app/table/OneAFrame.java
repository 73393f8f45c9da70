package quadrille.app.table;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;

/** Does pieces of work one in each frame, so that many of them do not hold the screen up. */
final class OneAFrame {
  private final Deque<Runnable> open = new ArrayDeque<>();
  private final AnimationTimer frames =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          next();
        }
      };

  void add(Runnable work) {
    open.add(work);
    frames.start();
  }

  private void next() {
    Runnable work = open.poll();
    if (work == null) {
      frames.stop();
    } else {
      work.run();
    }
  }

  void clear() {
    open.clear();
    frames.stop();
  }
}
