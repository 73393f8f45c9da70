package quadrille.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Gives a command the time to tell what it has so far when the process is told to end, as by
 * Ctrl-C. While it is open, such a wish stops the work; the process then waits until it is closed.
 */
final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 10;

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean happened;

  /**
   * @param stop makes the work end soon; called by any thread
   */
  Interruption(Runnable stop) {
    hook = new Thread(() -> interrupt(stop), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void interrupt(Runnable stop) {
    happened = true;
    stop.run();
    try {
      told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the process was told to end. */
  boolean happened() {
    return happened;
  }

  /** Everything is told. */
  @Override
  public void close() {
    told.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already: that is what this was for.
    }
  }
}
