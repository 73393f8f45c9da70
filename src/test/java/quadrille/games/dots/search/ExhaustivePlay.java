package quadrille.games.dots.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import quadrille.core.MoveList;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;
import quadrille.games.dots.DotsZobrist;

/** Plays small positions out by the rules alone, every move of every position. */
public final class ExhaustivePlay {
  /** What is still to come, by the undrawn edges, for the side to move. */
  private final Map<Long, Integer> values = new HashMap<>();

  /** The final margin of boxes for the side to move, those owned already included. */
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

  /** The same after a move, for the side that makes it. */
  public int margin(DotsPosition position, long move) {
    DotsPosition next = position.play(move);
    return next.turn() == position.turn() ? margin(next) : -margin(next);
  }

  /** Plays random moves until only so many edges are left. */
  public static DotsPosition randomPosition(DotsGrid grid, int undrawn, Random random) {
    DotsPosition position = DotsPosition.empty(grid);
    while (position.undrawn() > undrawn) {
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /** Plays random moves that give nothing away, as long as there are any and so many are left. */
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
