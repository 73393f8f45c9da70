package quadrille.search.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;

/**
 * A computer player with its own way of choosing moves instead of {@link quadrille.search.Search}.
 *
 * <p>An instance belongs to one player and may keep scratch memory, but it must not remember the
 * game: the same line and the same random numbers give the same move.
 */
@FunctionalInterface
public interface Opponent {

  /**
   * Chooses a legal move.
   *
   * @param line a game that is not over
   * @param random decides between equally good moves
   * @param stop polled often; true means that time is up: return the best move so far, or any legal
   *     move, at once
   */
  long choose(Line line, RandomGenerator random, BooleanSupplier stop);
}
