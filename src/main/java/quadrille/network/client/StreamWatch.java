package quadrille.network.client;

import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quadrille.network.protocol.Protocol;

/**
 * Closes a stream of events that has been silent for too long: a host that can be reached sends an
 * empty line now and then, while a cable that was pulled out tells nobody. Thread-safe.
 */
final class StreamWatch implements AutoCloseable {
  private static final long MAX_SILENCE_NANOS =
      TimeUnit.MILLISECONDS.toNanos(3L * Protocol.KEEP_ALIVE_MS);

  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().name("table watch").factory());
  private volatile TableConnection.@Nullable Events stream;

  StreamWatch() {
    var _ =
        timer.scheduleWithFixedDelay(
            this::check, Protocol.KEEP_ALIVE_MS, Protocol.KEEP_ALIVE_MS, TimeUnit.MILLISECONDS);
  }

  /** Watches another stream from now on. */
  void watch(TableConnection.Events next) {
    stream = next;
  }

  private void check() {
    TableConnection.Events watched = stream;
    if (watched != null && watched.silentNanos() > MAX_SILENCE_NANOS) {
      try {
        watched.cut();
      } catch (IOException e) {
        // Whoever reads it hears of that.
      }
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
