package quadrille.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command report its results so far when the process is ended, as by Ctrl-C. While open, a
 * request to end the process stops the work; the process then waits until this is closed. What must
 * be closed before the process ends is to be opened later than this.
 */
public final class GracefulShutdown implements AutoCloseable {
  private static final long TIMEOUT_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final ShutdownTask task;
  private Runnable stop;
  private volatile boolean requested;

  /** Stops nothing yet, see {@link #setStop}. */
  public GracefulShutdown() {
    this(() -> {});
  }

  /**
   * @param stop ends the work soon; called by another thread
   */
  public GracefulShutdown(Runnable stop) {
    this.stop = stop;
    task = new ShutdownTask(this::onShutdown);
  }

  /**
   * Sets what ends the work, which is done at once if the process is to end already.
   *
   * @param stop ends the work soon; called by any thread
   */
  public synchronized void setStop(Runnable stop) {
    this.stop = stop;
    if (requested) {
      stop.run();
    }
  }

  private synchronized void stopWork() {
    requested = true;
    stop.run();
  }

  private void onShutdown() {
    stopWork();
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
