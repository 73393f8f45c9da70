package quadrille.match;

import java.util.concurrent.CompletableFuture;

/**
 * Someone who answers when asked for a move. The referee asks one question at a time, and may take
 * it back.
 */
public interface Player extends AutoCloseable {

  /** What the player is called at the table. */
  String name();

  /** Whether a machine answers, so that pace, pause and step apply to it. */
  boolean isComputer();

  /** Completed when the player can be asked, whatever comes of it: no clock runs before. */
  default CompletableFuture<?> ready() {
    return CompletableFuture.completedFuture(null);
  }

  /**
   * How far the player may exceed its time, in milliseconds, for the way to it; by a clock for the
   * whole game, in all its moves together.
   */
  default long graceMs() {
    return 0;
  }

  /**
   * Asks for a move. Returns at once; the answer comes by any thread. A player that cannot answer
   * completes it exceptionally and loses.
   */
  CompletableFuture<PlayerMove> requestMove(MoveRequest turn);

  /**
   * The last question is taken back: its answer is no longer wanted. Does nothing if none is open.
   */
  void cancel();

  /** Ends the player's threads and processes. */
  @Override
  void close();
}
