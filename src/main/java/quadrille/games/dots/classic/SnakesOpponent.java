package quadrille.games.dots.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import quadrille.core.Line;
import quadrille.games.dots.DotsChains;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * Level 1 of a student report on Dots and Boxes, which calls a chain a snake: completes a box if it
 * can; otherwise draws an edge that gives nothing away, preferably one that lengthens the longest
 * snake; and if every edge gives something away, gives the least.
 */
final class SnakesOpponent implements Opponent {
  /** Longer than any chain, so that a better kind of move always wins. */
  private static final int CLOSING_SCORE = 10_000;

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    DotsPosition position = (DotsPosition) line.position();
    return BestMoves.rate(position.legalMoves().stream(), edge -> score(position, (int) edge), stop)
        .pickRandom(random);
  }

  private static int score(DotsPosition position, int edge) {
    if (position.boxesBeside(edge, 1) > 0) {
      return CLOSING_SCORE;
    }
    DotsPosition after = position.play(edge);
    return position.boxesBeside(edge, 2) == 0
        ? longestSnakeBeside(after, edge)
        : -boxesGiven(after, edge);
  }

  private static int longestSnakeBeside(DotsPosition after, int edge) {
    return IntStream.of(after.grid().boxesBeside(edge))
        .map(box -> DotsChains.through(after, box, 2).cardinality())
        .max()
        .orElse(0);
  }

  /** Returns how many boxes the opponent can complete in a row after that edge. */
  private static int boxesGiven(DotsPosition after, int edge) {
    DotsPosition position = after;
    int given = 0;
    for (int box : after.grid().boxesBeside(edge)) {
      int next = box;
      while (next != DotsGrid.NONE && position.undrawn(next) == 1) {
        int last = undrawnEdge(position, next);
        given += position.boxesBeside(last, 1);
        position = position.play(last);
        next = position.grid().across(last, next);
      }
    }
    return given;
  }

  private static int undrawnEdge(DotsPosition position, int box) {
    int side = 0;
    while (position.isDrawn(position.grid().edgeOf(box, side))) {
      side++;
    }
    return position.grid().edgeOf(box, side);
  }
}
