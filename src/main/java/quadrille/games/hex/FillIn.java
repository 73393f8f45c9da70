package quadrille.games.hex;

import quadrille.core.Side;

/**
 * Gives cells to a side where that cannot change who wins: dead cells, which matter to nobody, and
 * captured pairs, of which the side kills either when the opponent takes the other (Hayward and van
 * Rijswijck, 2006, "Hex and combinatorics"). Keeps scratch memory; not thread-safe.
 */
final class FillIn {
  private final HexBoard board;
  private final Surroundings first;
  private final Surroundings second;

  FillIn(HexBoard board) {
    this.board = board;
    first = new Surroundings(board, Side.FIRST);
    second = new Surroundings(board, Side.SECOND);
  }

  /** The position with all cells given that can be; afterwards {@link #kills} tells about it. */
  Stones fill(Stones stones) {
    Stones filled = stones;
    while (true) {
      read(filled);
      Stones more = fillDead(filled);
      if (more.equals(filled)) {
        more = fillCaptured(filled);
      }
      if (more.equals(filled)) {
        return filled;
      }
      filled = more;
    }
  }

  /** Makes {@link #kills} tell about a position. */
  void read(Stones stones) {
    first.read(stones);
    second.read(stones);
  }

  private Stones fillDead(Stones stones) {
    Cells dead = Cells.NONE;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (stones.isEmpty(cell) && (first.isDead(cell) || second.isDead(cell))) {
        dead = dead.with(cell);
      }
    }
    return stones.with(Side.FIRST, dead);
  }

  private Stones fillCaptured(Stones stones) {
    Stones filled = stones;
    for (int cell = 0; cell < board.cells(); cell++) {
      for (Side side : Side.values()) {
        int other = filled.isEmpty(cell) ? partner(side, cell, filled) : -1;
        if (other >= 0) {
          filled = filled.with(side, cell).with(side, other);
        }
      }
    }
    return filled;
  }

  /** A cell with a higher number that makes a captured pair with this one, or -1. */
  private int partner(Side side, int cell, Stones stones) {
    for (Cells left = candidates(cell); !left.isEmpty(); left = left.rest()) {
      int other = left.first();
      if (other > cell
          && stones.isEmpty(other)
          && kills(side, cell, other)
          && kills(side, other, cell)) {
        return other;
      }
    }
    return -1;
  }

  /** The cells that a stone on this one may kill. */
  private Cells candidates(int cell) {
    Cells all = first.around(cell).or(second.around(cell));
    return all.without(board.cells()).without(board.cells() + 1);
  }

  /** The cells that would be dead if the side took this one, as far as they are next to it. */
  Cells killed(Side side, int cell) {
    Cells killed = Cells.NONE;
    for (Cells left = candidates(cell); !left.isEmpty(); left = left.rest()) {
      if (kills(side, cell, left.first())) {
        killed = killed.with(left.first());
      }
    }
    return killed;
  }

  private boolean kills(Side side, int taken, int cell) {
    Surroundings own = side == Side.FIRST ? first : second;
    Surroundings others = side == Side.FIRST ? second : first;
    return own.isDeadWithOwn(cell, taken) || others.isDeadWithOther(cell, taken);
  }
}
