package quadrille.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Gives a command the time to tell what it has so far when the process is told to end, as by
 * Ctrl-C. While it is open, such a wish stops the work; the process then waits until it is closed.
 */
public final class GracefulShutdown implements AutoCloseable {
  private static final long TIMEOUT_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean requested;

  /**
   * @param stop makes the work end soon; called by any thread
   */
  public GracefulShutdown(Runnable stop) {
    hook = new Thread(() -> onShutdown(stop), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
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

  /** Whether the process was told to end. */
  public boolean requested() {
    return requested;
  }

  /** Everything is told. */
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already: that is what this was for.
    }
  }
}
