package quadrille.records;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Participant;

/**
 * A kept game without its moves.
 *
 * @param id its number, 1 or more; no two games ever have the same
 * @param game the game's id
 * @param preset the rules that its settings started from, or null
 * @param rules what differs from the game's defaults, as {@code NAME=VALUE} joined by commas, or
 *     {@code -}
 * @param first who had the first move
 * @param ended when it ended, or null if it did not
 * @param reason why it ended, as in {@link quadrille.core.Outcome#reason}, or null
 * @param winner the side that won, or null
 * @param plies how many moves were played and stand, 0 or more
 * @param hasTakebacks whether moves were taken back and others tried
 * @param training whether that was agreed on from the start
 * @param abandoned whether it was left for good before its end
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
    int plies,
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

  /** Whether a person took part. */
  public boolean hasHuman() {
    return first.isHuman() || second.isHuman();
  }
}
