package quadrille.arena;

import java.util.Objects;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.GameRecord;

/** A finished game of a contest. */
public record ArenaGame(Fixture fixture, GameRecord record) {

  /** The result for the tables. */
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
