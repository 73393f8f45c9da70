package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/** Answers requests for moves. The referee makes one request at a time and may cancel it. */
public interface Player extends AutoCloseable {

  /**
   * A request for a move.
   *
   * @param line the game so far
   * @param clock what both sides have left when the move begins
   * @param reportListener receives what a thinking computer has found so far, on any thread
   */
  record Request(Line line, Clock clock, Consumer<SearchReport> reportListener) {

    /**
     * The milliseconds to spend on the move, well within the clock; {@link Long#MAX_VALUE} without
     * a clock.
     */
    long suggestedMs() {
      return clock.suggestedMs(line.position().turn());
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

  /** Completes when the player can take requests, or has failed to start; no clock runs before. */
  default CompletableFuture<?> ready() {
    return CompletableFuture.completedFuture(null);
  }

  /**
   * The milliseconds by which the player may exceed its time, to make up for communication; with a
   * clock for the whole game, in all moves together.
   */
  default long graceMs() {
    return 0;
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
