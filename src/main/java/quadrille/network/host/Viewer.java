package quadrille.network.host;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.network.host.Snapshot.Audience;
import quadrille.network.protocol.Protocol;

/**
 * One open stream of events, to a guest or a spectator. Whoever reads too slowly is dropped, and
 * may connect again; nobody waits for them. Thread-safe.
 */
final class Viewer {
  private static final int MAX_QUEUED = 64;
  private static final long MAX_WRITE_NANOS = TimeUnit.SECONDS.toNanos(20);

  private final String token;
  private final Locale language;
  private final BlockingQueue<Event> queue = new ArrayBlockingQueue<>(MAX_QUEUED);
  private final Thread thread = Thread.currentThread();
  private volatile boolean dropped;
  private volatile long writingSince;

  /** An event in the queue. */
  private sealed interface Event {
    /** A snapshot, as it is told to this viewer. */
    record Show(Snapshot snapshot, Audience audience) implements Event {}

    /** The table is closed. */
    record Closed(long id) implements Event {}
  }

  /**
   * A viewer whose events the calling thread writes.
   *
   * @param token the guest's token, empty for a spectator
   */
  Viewer(String token, Locale language) {
    this.token = token;
    this.language = language;
  }

  String token() {
    return token;
  }

  boolean isSpectator() {
    return token.isEmpty();
  }

  /**
   * Queues an event; drops the viewer if it has fallen too far behind.
   *
   * @param side the guest's side in this game, or null for a spectator
   * @param wholeTable whether to tell the whole table or only its state
   */
  void show(Snapshot snapshot, @Nullable Side side, boolean wholeTable) {
    offer(new Event.Show(snapshot, new Audience(wholeTable, side, language)));
  }

  void close(long id) {
    offer(new Event.Closed(id));
  }

  private void offer(Event event) {
    if (!queue.offer(event)) {
      drop();
    }
  }

  /** Ends the stream. An interrupted write closes its connection. */
  void drop() {
    dropped = true;
    thread.interrupt();
  }

  /** Drops the viewer if it has not taken an event for a long time. */
  void dropIfStuck() {
    long since = writingSince;
    if (since != 0 && System.nanoTime() - since > MAX_WRITE_NANOS) {
      drop();
    }
  }

  /** Writes events until the table is closed or the viewer is gone. */
  void run(OutputStream out) throws IOException {
    try {
      while (!dropped) {
        Event event = queue.poll(Protocol.KEEP_ALIVE_MS, TimeUnit.MILLISECONDS);
        write(out, event == null ? new byte[] {'\n'} : render(event));
        if (event instanceof Event.Closed) {
          return;
        }
      }
    } catch (InterruptedException e) {
      // The viewer was dropped.
    }
  }

  private byte[] render(Event event) {
    return switch (event) {
      case Event.Show show -> EventWriter.write(show.snapshot(), show.audience());
      case Event.Closed(long id) -> EventWriter.closed(id, language);
    };
  }

  private void write(OutputStream out, byte[] bytes) throws IOException {
    writingSince = System.nanoTime();
    out.write(bytes);
    out.flush();
    writingSince = 0;
  }
}
