package quadrille.arena;

import java.util.Objects;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.GameRecord;

/**
 * A game of a contest, as it was played.
 *
 * @param opening the moves before the record begins, from the contest's start
 */
public record ArenaGame(Fixture fixture, Line opening, GameRecord record) {

  /** What counts of it. */
  public GameResult result() {
    Outcome outcome = Objects.requireNonNull(record.outcome(), "the game is not over");
    return new GameResult(
        fixture,
        outcome.winner(),
        outcome.reason(),
        outcome.text().toString(),
        Effort.of(Side.FIRST, record.moves()),
        Effort.of(Side.SECOND, record.moves()));
  }
}
