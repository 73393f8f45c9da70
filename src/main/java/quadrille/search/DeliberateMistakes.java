package quadrille.search;

import java.util.random.RandomGenerator;
import quadrille.core.MoveList;
import quadrille.core.Position;

/**
 * Replaces some moves of an easy level by random ones. Not thread-safe.
 *
 * @param rate the share of moves played at random, 0 … 1
 */
public record DeliberateMistakes(double rate, RandomGenerator random) {

  /** Returns a random legal move, or {@link MoveList#NONE} if the search should choose the move. */
  public long next(Position position) {
    return rate > 0 && random.nextDouble() < rate
        ? position.legalMoves().pickRandom(random)
        : MoveList.NONE;
  }
}
