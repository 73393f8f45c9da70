package quadrille.games.dots;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.search.BestMoves;
import quadrille.search.Opponent;

/**
 * Level 1 of a student report on Dots and Boxes, whose word for a chain is a snake: closes a box
 * where it can; else draws an edge that gives nothing away, by preference the one that makes the
 * longest snake longer; and where every edge gives something away, gives the least.
 */
final class SnakesOpponent implements Opponent {
  /** More than any chain is long, so that what is better always counts more. */
  private static final int CLOSES = 10_000;

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    DotsPosition position = (DotsPosition) line.position();
    MoveList moves = MoveList.of(position);
    BestMoves best = new BestMoves();
    for (int i = 0; i < moves.size() && (best.isEmpty() || !stop.getAsBoolean()); i++) {
      best.offer(moves.get(i), worth(position, (int) moves.get(i)));
    }
    return best.draw(random);
  }

  private static int worth(DotsPosition position, int edge) {
    if (DotsOpponents.closed(position, edge) > 0) {
      return CLOSES;
    }
    DotsPosition after = position.play(edge);
    return DotsOpponents.boxesWith(position, edge, 2) == 0
        ? new Snakes(after).longestBeside(edge)
        : -given(after, edge);
  }

  /** How many boxes can be closed one after the other, once that edge has been drawn. */
  private static int given(DotsPosition after, int edge) {
    DotsPosition position = after;
    int given = 0;
    for (int box : DotsOpponents.beside(after.grid(), edge)) {
      int next = box;
      while (next != DotsGrid.NONE && position.undrawn(next) == 1) {
        int last = lastEdge(position, next);
        given += DotsOpponents.closed(position, last);
        position = position.play(last);
        next = position.grid().across(last, next);
      }
    }
    return given;
  }

  private static int lastEdge(DotsPosition position, int box) {
    int side = 0;
    while (position.isDrawn(position.grid().edgeOf(box, side))) {
      side++;
    }
    return position.grid().edgeOf(box, side);
  }
}
