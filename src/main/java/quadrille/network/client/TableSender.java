package quadrille.network.client;

import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;

/** Sends requests to the host, one after the other, on a thread of its own. Thread-safe. */
final class TableSender implements AutoCloseable {
  private static final long RETRY_MS = 200;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("table sender").factory());

  /** Something to send. */
  interface Sending {
    /**
     * Sends it once.
     *
     * @throws IOException if the connection is lost
     */
    void run() throws IOException, InterruptedException;
  }

  /**
   * Sends something, again and again while the connection is lost.
   *
   * @param wanted whether it still makes sense
   */
  void send(BooleanSupplier wanted, Sending sending) {
    try {
      thread.execute(
          () -> {
            try {
              while (wanted.getAsBoolean() && !trySend(sending)) {
                Thread.sleep(RETRY_MS);
              }
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          });
    } catch (RejectedExecutionException e) {
      // The table has just been closed.
    }
  }

  /** Returns false if the connection is lost. */
  private static boolean trySend(Sending sending) throws InterruptedException {
    try {
      sending.run();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
