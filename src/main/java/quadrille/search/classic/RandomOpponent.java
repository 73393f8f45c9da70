package quadrille.search.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;

/** Plays any legal move, all equally likely. */
final class RandomOpponent implements Opponent {

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    return line.position().legalMoves().pickRandom(random);
  }
}
