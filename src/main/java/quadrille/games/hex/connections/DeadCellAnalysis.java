package quadrille.games.hex.connections;

import java.util.Arrays;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

/**
 * What each empty cell is next to, from the view of one side: empty cells it touches or shares a
 * chain of that side with, and the side's edges. A cell whose surroundings are all next to each
 * other is dead, because no shortest path from edge to edge can ever lead through it (Y. Björnsson,
 * R. Hayward, M. Johanson and J. van Rijswijck, 2006, "Dead cell analysis in Hex and the Shannon
 * game"). Keeps scratch memory; not thread-safe.
 */
final class DeadCellAnalysis {
  private static final int NO_CELL = -1;

  private final HexBoard board;
  private final HexChains chains;
  private final CellSet[] neighbourhood;
  private final CellSet edges;

  DeadCellAnalysis(HexBoard board, Side side) {
    this.board = board;
    chains = new HexChains(board, side);
    neighbourhood = new CellSet[chains.pointCount()];
    edges = CellSet.of(chains.start()).with(chains.end());
  }

  void load(StoneSets stones) {
    chains.load(stones);
    CellSet[] liberties = liberties(stones);
    for (int cell = 0; cell < board.cells(); cell++) {
      neighbourhood[cell] =
          stones.isEmpty(cell) ? neighbourhood(cell, stones, liberties) : CellSet.EMPTY;
    }
  }

  /** The empty cells that each chain touches. */
  private CellSet[] liberties(StoneSets stones) {
    CellSet[] liberties = new CellSet[chains.pointCount()];
    Arrays.fill(liberties, CellSet.EMPTY);
    for (int cell = 0; cell < board.cells(); cell++) {
      int chain = chains.point(cell);
      if (chain != HexChains.NONE && !stones.isEmpty(cell)) {
        for (int neighbour : board.neighbours(cell)) {
          if (stones.isEmpty(neighbour)) {
            liberties[chain] = liberties[chain].with(neighbour);
          }
        }
      }
    }
    return liberties;
  }

  private CellSet neighbourhood(int cell, StoneSets stones, CellSet[] liberties) {
    CellSet found = CellSet.EMPTY;
    for (int neighbour : board.neighbours(cell)) {
      int point = chains.point(neighbour);
      if (stones.isEmpty(neighbour) || point >= chains.start()) {
        found = found.with(point);
      } else if (point != HexChains.NONE) {
        found = found.or(liberties[point]);
      }
    }
    if (board.isAtStart(chains.side(), cell)) {
      found = found.with(chains.start());
    }
    if (board.isAtEnd(chains.side(), cell)) {
      found = found.with(chains.end());
    }
    return found.without(cell);
  }

  /**
   * What an empty cell is next to; the edges are {@link HexChains#start} and {@link HexChains#end}.
   */
  CellSet neighbourhood(int cell) {
    return neighbourhood[cell];
  }

  boolean isDead(int cell) {
    return isClique(neighbourhood[cell], NO_CELL, CellSet.EMPTY);
  }

  /** Whether a cell would be dead if the opponent took the other one. */
  boolean isDeadAfterOpponent(int cell, int taken) {
    return isClique(neighbourhood[cell].without(taken), NO_CELL, CellSet.EMPTY);
  }

  /** Whether a cell would be dead if this side took the other one. */
  boolean isDeadAfterOwn(int cell, int taken) {
    CellSet joins =
        neighbourhood[taken].intersects(edges)
            ? neighbourhood[taken].and(edges)
            : neighbourhood[taken];
    return isClique(neighbourhoodAfter(cell, taken, joins), taken, joins);
  }

  /** Whether cells are all next to each other once this side has taken a cell. */
  private boolean isClique(CellSet cells, int taken, CellSet joins) {
    for (CellSet left = cells.minus(edges); !left.isEmpty(); left = left.withoutFirst()) {
      int member = left.first();
      if (!cells.without(member).isSubsetOf(neighbourhoodAfter(member, taken, joins))) {
        return false;
      }
    }
    return !edges.isSubsetOf(cells);
  }

  private CellSet neighbourhoodAfter(int cell, int taken, CellSet joins) {
    CellSet cells = neighbourhood[cell];
    return taken != NO_CELL && cells.contains(taken)
        ? cells.without(taken).or(joins).without(cell)
        : cells;
  }
}
