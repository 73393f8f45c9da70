package quadrille.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command report its results so far when the process is ended, as by Ctrl-C. While open, a
 * request to end the process stops the work; the process then waits until this is closed.
 */
public final class GracefulShutdown implements AutoCloseable {
  private static final long TIMEOUT_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final ShutdownTask task;
  private volatile boolean requested;

  /**
   * @param stop ends the work soon; called by another thread
   */
  public GracefulShutdown(Runnable stop) {
    task = new ShutdownTask(() -> onShutdown(stop));
  }

  private void onShutdown(Runnable stop) {
    requested = true;
    stop.run();
    try {
      finished.await(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the process is to end. */
  public boolean requested() {
    return requested;
  }

  /** Lets the process end. */
  @Override
  public void close() {
    finished.countDown();
    task.close();
  }
}
