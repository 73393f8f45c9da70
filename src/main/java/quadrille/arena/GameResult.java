package quadrille.arena;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * The result of a game and the effort of its players: everything that the tables need.
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

  /** Whether the loser forfeited: no answer, an illegal move, loss on time. */
  public boolean isForfeit() {
    return FORFEITS.contains(reason);
  }

  /** The half points of one of the two players: 0, 1 or 2. */
  public int halfPoints(int player) {
    return winner == null ? 1 : fixture.player(winner) == player ? 2 : 0;
  }

  /** The effort of one of the two players. */
  public Effort effort(int player) {
    return player == fixture.first() ? first : second;
  }
}
