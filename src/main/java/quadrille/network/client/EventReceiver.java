package quadrille.network.client;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import quadrille.core.BadInputException;
import quadrille.text.Text;
import tools.jackson.databind.JsonNode;

/**
 * Receives the events of a table on a thread of its own, over as many connections as it takes.
 * Thread-safe.
 */
final class EventReceiver implements AutoCloseable {
  private static final long RETRY_MS = 200;

  /** How long a host that does not answer is asked again. */
  static final Duration PATIENCE = Duration.ofMinutes(5);

  private final TableConnection connection;
  private final Handler handler;
  private final Duration patience;
  private final StreamWatch watch = new StreamWatch();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("table receiver").factory());
  private volatile boolean closed;

  /** Receives what comes, on the receiver's thread. */
  interface Handler {

    /**
     * Handles an event.
     *
     * @return whether more may come
     * @throws BadInputException if it makes no sense; nothing more is received then
     */
    boolean handle(JsonNode event) throws BadInputException;

    /** The connection is lost; the receiver tries to open it again. */
    void disconnected();

    /** The host no longer serves us, or has not answered for too long. */
    void refused(Text reason);

    /** The host does not know our seat any more. */
    default void seatLost(Text reason) {
      refused(reason);
    }
  }

  /**
   * @param patience how long a host that does not answer is asked again
   */
  EventReceiver(TableConnection connection, Handler handler, Duration patience) {
    this.connection = connection;
    this.handler = handler;
    this.patience = patience;
  }

  /** Begins with a stream that is open. */
  void start(TableConnection.Events first) {
    thread.execute(() -> receive(first));
  }

  private void receive(TableConnection.Events first) {
    TableConnection.Events events = first;
    try {
      while (!closed) {
        try (TableConnection.Events open = events) {
          watch.watch(open);
          while (handler.handle(open.next())) {
            // Go on with the next event.
          }
          return;
        } catch (IOException e) {
          if (!closed) {
            handler.disconnected();
          }
        }
        events = reconnect();
      }
    } catch (InterruptedException e) {
      // Closed.
    } catch (UnknownSeatException e) {
      handler.seatLost(e.text());
    } catch (BadInputException e) {
      handler.refused(e.text());
    } catch (RuntimeException e) {
      // Nothing more is received, and whoever waits for the end has to know.
      handler.refused(Text.of(EventReceiver.class, "error.event"));
      throw e;
    }
  }

  private TableConnection.Events reconnect() throws InterruptedException, BadInputException {
    long end = System.nanoTime() + patience.toNanos();
    while (System.nanoTime() < end) {
      Thread.sleep(RETRY_MS);
      try {
        return connection.events();
      } catch (IOException e) {
        // The host is not back yet.
      }
    }
    throw new BadInputException(EventReceiver.class, "error.gone", patience.toMinutes());
  }

  @Override
  public void close() {
    closed = true;
    thread.shutdownNow();
    watch.close();
  }
}
