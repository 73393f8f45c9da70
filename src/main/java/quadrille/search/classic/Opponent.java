package quadrille.search.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;

/**
 * A machine that chooses its moves in a way of its own, not by the search of the levels.
 *
 * <p>An instance belongs to one player and may keep scratch memory, but no memory of the game: the
 * same line and the same random numbers give the same move.
 */
public interface Opponent {

  /**
   * Chooses a legal move.
   *
   * @param line a game that is not over
   * @param random decides between moves that are equally good
   * @param stop polled often; true means that there is no time left: the best move so far is
   *     returned at once, or any legal one
   */
  long choose(Line line, RandomGenerator random, BooleanSupplier stop);
}
