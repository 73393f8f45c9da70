package quadrille.search.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;

/** Plays any legal move, all equally likely. */
final class RandomOpponent implements Opponent {

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    MoveList moves = line.position().legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }
}
