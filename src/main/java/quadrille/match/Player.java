package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/** Answers requests for moves. The referee makes one request at a time and may cancel it. */
public interface Player extends AutoCloseable {

  /**
   * A request for a move.
   *
   * @param line the game so far
   * @param clock what both sides have left when the move begins
   * @param startNanos when it begins, by {@link System#nanoTime}
   * @param reportListener receives what a thinking computer has found so far, on any thread
   */
  record Request(Line line, Clock clock, long startNanos, Consumer<SearchReport> reportListener) {

    /** A request for a move that begins now. */
    public Request(Line line, Clock clock, Consumer<SearchReport> reportListener) {
      this(line, clock, System.nanoTime(), reportListener);
    }

    /**
     * Returns the time for a search that begins now, in milliseconds, well within the clock; {@link
     * Long#MAX_VALUE} without a clock.
     *
     * @param overheadMs the reserve for everything but the search, in milliseconds
     */
    long searchMs(long overheadMs) {
      long elapsedMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
      return Limits.time(clock.suggestedMs(line.position().turn()))
          .forSearch(elapsedMs, overheadMs)
          .timeMs();
    }
  }

  /**
   * A player's move.
   *
   * @param report the search behind the move, or null if there was none
   */
  record Answer(long move, @Nullable SearchReport report) {}

  /** The name in records and files. */
  String name();

  /** Whether this is a computer, so that pace, pause and step apply. */
  boolean isComputer();

  /**
   * Completes when the player can take requests; no clock runs before. Fails if it cannot start;
   * the first request then fails too.
   */
  default CompletableFuture<?> ready() {
    return CompletableFuture.completedFuture(null);
  }

  /**
   * The milliseconds by which the player may exceed its time, to make up for communication and for
   * a busy system; with a clock for the whole game, in all moves together. The same for every
   * computer, ours or not, and never more than the time it begins with; none for a human. {@link
   * Long#MAX_VALUE} if the player never loses on time here.
   */
  default long graceMs() {
    return 0;
  }

  /** How long the player may take for a move, whatever the clock says. */
  default MoveLimit moveLimit() {
    return MoveLimit.NONE;
  }

  /**
   * Requests a move. Returns at once; the future completes on any thread. A player that cannot
   * answer completes it exceptionally and loses.
   */
  CompletableFuture<Answer> requestMove(Request request);

  /** Cancels the pending request, if any. */
  void cancel();

  /** Ends the player's threads and processes. */
  @Override
  void close();
}
