package quadrille.games.hex;

import java.util.Arrays;
import quadrille.core.Side;

/**
 * What each empty cell is next to, from the view of one side: empty cells it touches or shares a
 * chain of that side with, and the side's edges. A cell whose surroundings are all next to each
 * other is dead, no shortest way from edge to edge leads through it whatever happens (van Rijswijck
 * and Hayward, 2003, "Dead cell analysis in Hex and the Shannon game"). Keeps scratch memory; not
 * thread-safe.
 */
final class Surroundings {
  private final HexBoard board;
  private final Chains chains;
  private final Cells[] around;
  private final Cells edges;

  Surroundings(HexBoard board, Side side) {
    this.board = board;
    chains = new Chains(board, side);
    around = new Cells[chains.count()];
    edges = Cells.of(chains.start()).with(chains.end());
  }

  void read(Stones stones) {
    chains.read(stones);
    Cells[] liberties = liberties(stones);
    for (int cell = 0; cell < board.cells(); cell++) {
      around[cell] = stones.isEmpty(cell) ? around(cell, stones, liberties) : Cells.NONE;
    }
  }

  /** The empty cells that each chain touches. */
  private Cells[] liberties(Stones stones) {
    Cells[] liberties = new Cells[chains.count()];
    Arrays.fill(liberties, Cells.NONE);
    for (int cell = 0; cell < board.cells(); cell++) {
      int chain = chains.point(cell);
      if (chain != Chains.NONE && !stones.isEmpty(cell)) {
        for (int neighbour : board.neighbours(cell)) {
          if (stones.isEmpty(neighbour)) {
            liberties[chain] = liberties[chain].with(neighbour);
          }
        }
      }
    }
    return liberties;
  }

  private Cells around(int cell, Stones stones, Cells[] liberties) {
    Cells found = Cells.NONE;
    for (int neighbour : board.neighbours(cell)) {
      int point = chains.point(neighbour);
      if (stones.isEmpty(neighbour) || point >= chains.start()) {
        found = found.with(point);
      } else if (point != Chains.NONE) {
        found = found.or(liberties[point]);
      }
    }
    if (board.atStart(chains.side(), cell)) {
      found = found.with(chains.start());
    }
    if (board.atEnd(chains.side(), cell)) {
      found = found.with(chains.end());
    }
    return found.without(cell);
  }

  /** What an empty cell is next to; the edges are {@link Chains#start} and {@link Chains#end}. */
  Cells around(int cell) {
    return around[cell];
  }

  boolean isDead(int cell) {
    return isClique(around[cell]);
  }

  /** Whether a cell would be dead if the opponent took the other one. */
  boolean isDeadWithOther(int cell, int taken) {
    return isClique(around[cell].without(taken));
  }

  private boolean isClique(Cells cells) {
    for (Cells left = cells.minus(edges); !left.isEmpty(); left = left.rest()) {
      int each = left.first();
      if (!cells.without(each).isWithin(around[each])) {
        return false;
      }
    }
    return !edges.isWithin(cells);
  }

  /** Whether a cell would be dead if this side took the other one. */
  boolean isDeadWithOwn(int cell, int taken) {
    Cells joins = around[taken].meets(edges) ? around[taken].and(edges) : around[taken];
    Cells cells = joined(cell, taken, joins);
    for (Cells left = cells.minus(edges); !left.isEmpty(); left = left.rest()) {
      int each = left.first();
      if (!cells.without(each).isWithin(joined(each, taken, joins))) {
        return false;
      }
    }
    return !edges.isWithin(cells);
  }

  private Cells joined(int cell, int taken, Cells joins) {
    Cells cells = around[cell];
    return cells.contains(taken) ? cells.without(taken).or(joins).without(cell) : cells;
  }
}
