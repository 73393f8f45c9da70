package quadrille.games.dots;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.search.BestMoves;
import quadrille.search.Opponent;

/**
 * Level 2 of a student report on Dots and Boxes: the full tree where it fits. With so few undrawn
 * edges that the game can reach at most {@value #MOST_POSITIONS} positions, which is 20 edges, it
 * plays perfectly; before, as level 1 does ({@link SnakesOpponent}).
 */
final class TreeOpponent implements Opponent {
  static final int MOST_POSITIONS = 1 << 20;

  private final SnakesOpponent snakes = new SnakesOpponent();

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    DotsPosition position = (DotsPosition) line.position();
    if (position.undrawn() > Integer.numberOfTrailingZeros(MOST_POSITIONS)) {
      return snakes.choose(line, random, stop);
    }
    FullTree tree = new FullTree(position);
    if (!tree.grow(stop)) {
      return MoveList.of(position).get(0);
    }
    BestMoves best = new BestMoves();
    for (int i = 0; i < position.undrawn(); i++) {
      best.offer(tree.edge(i), tree.marginAfter(i));
    }
    return best.draw(random);
  }
}
