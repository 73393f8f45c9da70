package quadrille.games.dots.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import quadrille.core.MoveList;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;
import quadrille.games.dots.DotsZobrist;

/** Solves small positions by trying every move. */
public final class ExhaustivePlay {
  /** The margin of the boxes still open, for the side to move, by the undrawn edges. */
  private final Map<Long, Integer> values = new HashMap<>();

  /** Returns the final margin of all boxes for the side to move. */
  public int margin(DotsPosition position) {
    return position.margin() + remainingMargin(position);
  }

  private int remainingMargin(DotsPosition position) {
    long drawn = 0;
    for (int edge = 0; edge < position.grid().edges(); edge++) {
      drawn ^= position.isDrawn(edge) ? DotsZobrist.edge(edge) : 0;
    }
    Integer known = values.get(drawn);
    if (known == null) {
      known =
          position.legalMoves().stream()
              .mapToInt(move -> margin(position, move) - position.margin())
              .max()
              .orElse(0);
      values.put(drawn, known);
    }
    return known;
  }

  /** Returns the final margin after a move, for the side that makes it. */
  public int margin(DotsPosition position, long move) {
    DotsPosition next = position.play(move);
    return next.turn() == position.turn() ? margin(next) : -margin(next);
  }

  /** Plays random moves until only that many edges are left. */
  public static DotsPosition randomPosition(DotsGrid grid, int undrawn, Random random) {
    DotsPosition position = DotsPosition.empty(grid);
    while (position.undrawn() > undrawn) {
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /** Plays random safe moves while there are any and more than that many edges are left. */
  static DotsPosition randomQuietPosition(DotsGrid grid, int undrawn, Random random) {
    CoinGraph graph = new CoinGraph(grid);
    DotsPosition position = DotsPosition.empty(grid);
    while (position.undrawn() > undrawn) {
      graph.load(position);
      long[] safe = position.legalMoves().stream().filter(e -> graph.isSafe((int) e)).toArray();
      if (safe.length == 0) {
        return position;
      }
      position = position.play(safe[random.nextInt(safe.length)]);
    }
    return position;
  }
}
