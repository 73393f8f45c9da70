package quadrille.games.dots.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.games.dots.DotsPosition;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * Level 2 of a student report on Dots and Boxes: plays perfectly once the complete game tree has at
 * most {@value #MAX_POSITIONS} positions, that is, with 20 undrawn edges or fewer; before that,
 * plays like level 1 ({@link SnakesOpponent}).
 */
final class TreeOpponent implements Opponent {
  static final int MAX_POSITIONS = 1 << 20;

  private final SnakesOpponent fallback = new SnakesOpponent();

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    DotsPosition position = (DotsPosition) line.position();
    if (position.undrawn() > Integer.numberOfTrailingZeros(MAX_POSITIONS)) {
      return fallback.choose(line, random, stop);
    }
    FullGameTree tree = new FullGameTree(position);
    if (!tree.evaluate(stop)) {
      return position.legalMoves().get(0);
    }
    BestMoves best = new BestMoves();
    for (int i = 0; i < position.undrawn(); i++) {
      best.offer(tree.edge(i), tree.marginAfter(i));
    }
    return best.pickRandom(random);
  }
}
