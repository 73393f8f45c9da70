package quadrille.games.dots.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.games.dots.DotsPosition;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * Level 0 of a student report on Dots and Boxes: completes a random box if it can, and otherwise
 * plays a random edge.
 */
final class CloserOpponent implements Opponent {

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    DotsPosition position = (DotsPosition) line.position();
    BestMoves best = new BestMoves();
    position.legalMoves().stream()
        .forEach(edge -> best.offer(edge, Math.min(1, position.boxesBeside((int) edge, 1))));
    return best.pickRandom(random);
  }
}
