package quadrille.match;

import java.util.concurrent.CompletableFuture;

/** Answers requests for moves. The referee makes one request at a time and may cancel it. */
public interface Player extends AutoCloseable {

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
  CompletableFuture<PlayerMove> requestMove(MoveRequest request);

  /** Cancels the pending request, if any. */
  void cancel();

  /** Ends the player's threads and processes. */
  @Override
  void close();
}
