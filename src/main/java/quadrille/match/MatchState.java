package quadrille.match;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * A snapshot of a match. Immutable.
 *
 * @param line the game so far
 * @param moves the moves played in this match, with times and scores
 * @param takenBack the moves that can be played again, the next one first, each as the line that it
 *     ends
 * @param clock what both sides had left when the current move began, or when the game was ended
 *     during a move
 * @param turnStartedNanos {@link System#nanoTime} when the current move began; only meaningful in
 *     {@link Phase#WAITING}
 * @param drawOffer the side that has offered a draw, or null
 * @param outcome how the match ended, or null if it has not
 */
public record MatchState(
    Line line,
    List<GameRecord.Move> moves,
    List<Line> takenBack,
    Phase phase,
    Clock clock,
    long turnStartedNanos,
    @Nullable Side drawOffer,
    @Nullable Outcome outcome) {

  /** The side whose clock runs, or null. */
  public @Nullable Side runningSide() {
    Side turn = line.position().turn();
    boolean runs = phase == Phase.WAITING && clock.rule().isTimed() && clock.isStarted(turn);
    return runs ? turn : null;
  }

  /**
   * The time that a side has left, in milliseconds, 0 or more; {@link Long#MAX_VALUE} without a
   * clock.
   *
   * @param nanos {@link System#nanoTime} at the moment that is asked for
   */
  public long remainingMs(Side side, long nanos) {
    long left = clock.remainingMs(side);
    long usedNanos = runningSide() == side ? nanos - turnStartedNanos : 0;
    return Math.max(0, left - TimeUnit.NANOSECONDS.toMillis(usedNanos));
  }

  /** The phases of a match. */
  public enum Phase {
    /** Not started yet. */
    READY,
    /** Waiting for a player's move. */
    WAITING,
    /** Paused until it is resumed or stepped. */
    PAUSED,
    /** The game is over. */
    OVER
  }
}
