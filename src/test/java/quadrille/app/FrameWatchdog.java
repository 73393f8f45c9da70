package quadrille.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;

/**
 * Watches the toolkit's thread: how much it works from one frame to the next. That is told by its
 * processor time, so that it is the same on a machine that has much else to do. Started and asked
 * on the toolkit's thread.
 */
final class FrameWatchdog extends AnimationTimer {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final long limitNanos;
  private final List<Long> slowFrames = new ArrayList<>();
  private long before = -1;
  private long frames;

  /**
   * @param limitMs how much work there may be from one frame to the next, in milliseconds
   */
  FrameWatchdog(long limitMs) {
    limitNanos = TimeUnit.MILLISECONDS.toNanos(limitMs);
  }

  @Override
  public void handle(long now) {
    long used = THREADS.getCurrentThreadCpuTime();
    if (before >= 0 && used - before > limitNanos) {
      slowFrames.add(TimeUnit.NANOSECONDS.toMillis(used - before));
    }
    before = used;
    frames++;
  }

  /** The frames that took too much work, in milliseconds. */
  List<Long> slowFrames() {
    return List.copyOf(slowFrames);
  }

  long frames() {
    return frames;
  }
}
