package quadrille.games.dots.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.games.dots.DotsGrid;
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

  /**
   * The complete game tree below a position. The rest of the game depends only on which edges are
   * left, so there is one node for each set of edges, evaluated from the leaves up.
   */
  static final class FullGameTree {
    private static final int STOP_MASK = 0xFFF;

    private final MoveList edges;

    /** For each edge, the remaining edges of the two boxes beside it; 0 for the outside. */
    private final int[][] boxMasks;

    /**
     * Indexed by the set of remaining edges, one bit each: the future margin of the side to move.
     */
    private final byte[] margins;

    /**
     * @param position a position with at most 30 undrawn edges; each doubles memory and time
     */
    FullGameTree(DotsPosition position) {
      edges = position.legalMoves();
      boxMasks = new int[edges.size()][];
      margins = new byte[1 << edges.size()];
      for (int i = 0; i < boxMasks.length; i++) {
        boxMasks[i] =
            IntStream.of(position.grid().boxesBeside(edge(i)))
                .map(box -> undrawnEdges(position.grid(), box))
                .toArray();
      }
    }

    private int undrawnEdges(DotsGrid grid, int box) {
      int left = 0;
      for (int i = 0; i < edges.size() && box != DotsGrid.NONE; i++) {
        if (grid.boxBefore(edge(i)) == box || grid.boxAfter(edge(i)) == box) {
          left |= 1 << i;
        }
      }
      return left;
    }

    int edge(int index) {
      return (int) edges.get(index);
    }

    /** Evaluates the whole tree; returns false if it was stopped. */
    boolean evaluate(BooleanSupplier stop) {
      for (int set = 1; set < margins.length; set++) {
        if ((set & STOP_MASK) == 0 && stop.getAsBoolean()) {
          return false;
        }
        int best = Integer.MIN_VALUE;
        for (int rest = set; rest != 0; rest &= rest - 1) {
          best = Math.max(best, margin(set, Integer.numberOfTrailingZeros(rest)));
        }
        margins[set] = (byte) best;
      }
      return true;
    }

    /** Returns the future margin of the side that draws this edge first, with perfect play. */
    int marginAfter(int index) {
      return margin(margins.length - 1, index);
    }

    private int margin(int set, int index) {
      int edge = 1 << index;
      int closed = closes(boxMasks[index][0], set, edge) + closes(boxMasks[index][1], set, edge);
      int rest = margins[set ^ edge];
      return closed > 0 ? closed + rest : -rest;
    }

    private static int closes(int box, int set, int edge) {
      return (box & set) == edge ? 1 : 0;
    }
  }
}
