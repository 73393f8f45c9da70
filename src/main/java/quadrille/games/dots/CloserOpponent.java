package quadrille.games.dots;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.search.BestMoves;
import quadrille.search.Opponent;

/**
 * Level 0 of a student report on Dots and Boxes: closes a box where it sees one that can be closed,
 * any of them, and plays at random where it sees none.
 */
final class CloserOpponent implements Opponent {

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    DotsPosition position = (DotsPosition) line.position();
    BestMoves best = new BestMoves();
    MoveList.of(position).stream()
        .forEach(edge -> best.offer(edge, Math.min(1, DotsOpponents.closed(position, (int) edge))));
    return best.draw(random);
  }
}
