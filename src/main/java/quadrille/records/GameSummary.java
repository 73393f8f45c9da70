package quadrille.records;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Participant;

/**
 * A stored game without its moves.
 *
 * @param id its number, 1 or more, never used twice
 * @param game the game's id
 * @param preset the rule preset of its settings, or null
 * @param rules the settings that differ from the defaults, as {@code NAME=VALUE} joined by commas,
 *     or {@code -}
 * @param first who moved first
 * @param ended when it ended, or null if it has not
 * @param reason why it ended, as in {@link quadrille.core.Outcome#reason}, or null
 * @param winner the side that won, or null
 * @param moves the number of moves played and not taken back, as {@link
 *     quadrille.core.Line#moveNumber} counts them
 * @param hasTakebacks whether moves were taken back
 * @param training whether takebacks were free from the start
 * @param abandoned whether the players do not want to continue it
 */
public record GameSummary(
    long id,
    String game,
    @Nullable String preset,
    String rules,
    Participant first,
    Participant second,
    Origin origin,
    Instant started,
    @Nullable Instant ended,
    @Nullable String reason,
    @Nullable Side winner,
    int moves,
    boolean hasTakebacks,
    boolean training,
    boolean abandoned) {

  public Participant participant(Side side) {
    return side.choose(first, second);
  }

  public boolean isOver() {
    return ended != null;
  }

  public boolean isDraw() {
    return isOver() && winner == null;
  }

  /** Whether at least one player is human. */
  public boolean hasHuman() {
    return first.isHuman() || second.isHuman();
  }
}
