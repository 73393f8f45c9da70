package quadrille.arena;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * How a game of a contest ended and what it cost: all that its tables need to know of it.
 *
 * @param winner null for a draw
 * @param reason as in {@link Outcome#reason}
 * @param text the reason as an English sentence
 * @param first the effort of the player with the first move
 */
public record GameResult(
    Fixture fixture,
    @Nullable Side winner,
    String reason,
    String text,
    Effort first,
    Effort second) {
  private static final Set<String> FORFEITS =
      Set.of(
          Outcome.TIME,
          Outcome.ILLEGAL_MOVE,
          Outcome.NO_ANSWER,
          Outcome.ENGINE_DIED,
          Outcome.GARBAGE,
          Outcome.WRONG_PROTOCOL);

  /** Whether the loser did not lose on the board: no answer, an illegal move, its time used up. */
  public boolean isForfeit() {
    return FORFEITS.contains(reason);
  }

  /** The half points of a player who took part: 0, 1 or 2. */
  public int halfPoints(int player) {
    return winner == null ? 1 : fixture.player(winner) == player ? 2 : 0;
  }

  /** The effort of a player who took part. */
  public Effort effort(int player) {
    return fixture.side(player).choose(first, second);
  }
}
