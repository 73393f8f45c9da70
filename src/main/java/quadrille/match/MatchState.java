package quadrille.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * What can be seen of a match at one moment. Immutable.
 *
 * @param line the game as it stands
 * @param moves the moves of the line with times and scores
 * @param takenBack the moves that can be played again, the next one first, each as the line it
 *     leads to
 * @param clock what both sides had when the move to be made began
 * @param turnStartedNanos {@link System#nanoTime} when that move began; only meaningful while
 *     {@link Phase#WAITING}
 * @param drawOffer the side that offers a draw, or null
 * @param outcome how the match ended, or null while it goes on
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

  /** What a match is doing. */
  public enum Phase {
    /** Not started yet. */
    READY,
    /** A player has been asked for a move. */
    WAITING,
    /** Nobody is asked until it is resumed or stepped. */
    PAUSED,
    /** The game is over. */
    OVER
  }
}
