package quadrille.games.hex.connections;

import java.util.Arrays;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

/**
 * The chains of one side as points: adjacent stones share one point, and stones at one of the
 * side's edges share the point of that edge. Keeps scratch memory; not thread-safe.
 */
final class HexChains {
  /** The point of a cell that the opponent holds. */
  static final int NONE = -1;

  private final HexBoard board;
  private final Side side;
  private final int[] points;
  private CellSet chains = CellSet.EMPTY;

  HexChains(HexBoard board, Side side) {
    this.board = board;
    this.side = side;
    points = new int[board.cells()];
  }

  Side side() {
    return side;
  }

  /** The number of possible points: the cells, then {@link #start} and {@link #end}. */
  int pointCount() {
    return board.cells() + 2;
  }

  /** The point of the top, or the left edge. */
  int start() {
    return board.cells();
  }

  /** The point of the bottom, or the right edge. */
  int end() {
    return board.cells() + 1;
  }

  /**
   * The point of a cell: its own number if it is empty, the chain it belongs to, or {@link #NONE}.
   */
  int point(int cell) {
    return points[cell];
  }

  /** Reads the chains of a position; returns whether one of them connects the edges. */
  boolean load(StoneSets stones) {
    return load(stones, CellSet.EMPTY);
  }

  /**
   * Reads the chains of a position; returns whether one of them connects the edges.
   *
   * @param earlier points of chains that keep their number
   */
  boolean load(StoneSets stones, CellSet earlier) {
    Arrays.fill(points, NONE);
    chains = CellSet.EMPTY;
    CellSet own = stones.of(side);
    boolean joined = false;
    for (int cell = 0; cell < points.length; cell++) {
      if (own.contains(cell) && board.isAtStart(side, cell)) {
        joined |= markChain(cell, start(), own);
      }
    }
    for (int cell = 0; cell < points.length; cell++) {
      if (own.contains(cell) && board.isAtEnd(side, cell)) {
        markChain(cell, end(), own);
      }
    }
    for (CellSet left = earlier; !left.isEmpty(); left = left.withoutFirst()) {
      markChain(left.first(), left.first(), own);
    }
    for (int cell = 0; cell < points.length; cell++) {
      if (own.contains(cell)) {
        markChain(cell, cell, own);
        if (points[cell] == cell) {
          chains = chains.with(cell);
        }
      } else if (stones.isEmpty(cell)) {
        points[cell] = cell;
      }
    }
    return joined;
  }

  /** The points that are chains and not edges. */
  CellSet chains() {
    return chains;
  }

  /** Marks the chain of a cell that has no point yet; returns whether it reaches the end. */
  private boolean markChain(int cell, int point, CellSet own) {
    if (points[cell] != NONE) {
      return false;
    }
    points[cell] = point;
    boolean reaches = board.isAtEnd(side, cell);
    for (int neighbour : board.neighbours(cell)) {
      if (own.contains(neighbour)) {
        reaches |= markChain(neighbour, point, own);
      }
    }
    return reaches;
  }
}
