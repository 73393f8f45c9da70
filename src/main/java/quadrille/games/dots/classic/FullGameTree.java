package quadrille.games.dots.classic;

import java.util.function.BooleanSupplier;
import quadrille.core.MoveList;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;

/**
 * Every way in which a position can be played on. What is still to come depends on the edges that
 * are left alone, so the tree has a node for each set of them, and is filled from its leaves.
 */
final class FullGameTree {
  private static final int STOP_MASK = 0xFFF;

  private final MoveList edges;

  /** For each edge the sets of edges that are left of the two boxes beside it; 0 for none. */
  private final int[][] boxMasks;

  /** By the set of edges left, a bit each: the margin to come for the side to move. */
  private final byte[] margins;

  /**
   * @param position one with at most 30 undrawn edges; memory and time double with each
   */
  FullGameTree(DotsPosition position) {
    edges = position.legalMoves();
    boxMasks = new int[edges.size()][2];
    margins = new byte[1 << edges.size()];
    for (int i = 0; i < boxMasks.length; i++) {
      int[] beside = DotsOpponents.boxesBeside(position.grid(), edge(i));
      boxMasks[i] =
          new int[] {
            undrawnEdges(position.grid(), beside[0]), undrawnEdges(position.grid(), beside[1])
          };
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

  /** Values all of it; false if it was stopped before. */
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

  /** The margin to come for the side that draws this edge first, both sides playing perfectly. */
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
