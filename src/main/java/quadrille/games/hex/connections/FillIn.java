package quadrille.games.hex.connections;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

/**
 * Fills in cells that cannot change who wins: dead cells, which matter to neither side, and
 * captured pairs, where a side can kill either cell if the opponent takes the other (Hayward and
 * van Rijswijck, 2006, "Hex and combinatorics"). Keeps scratch memory; not thread-safe.
 */
public final class FillIn {
  private final HexBoard board;
  private final DeadCellAnalysis first;
  private final DeadCellAnalysis second;

  /** The position that both analyses answer for. */
  private @Nullable StoneSets loaded;

  public FillIn(HexBoard board) {
    this.board = board;
    first = new DeadCellAnalysis(board, Side.FIRST);
    second = new DeadCellAnalysis(board, Side.SECOND);
  }

  /** Returns the position with all such cells filled in; {@link #cellsKilledBy} answers for it. */
  public StoneSets fill(StoneSets stones) {
    StoneSets filled = stones;
    while (true) {
      load(filled);
      StoneSets more = fillDead(filled);
      if (more.equals(filled)) {
        more = fillCaptured(filled);
      }
      if (more.equals(filled)) {
        return filled;
      }
      filled = more;
    }
  }

  /** Loads a position for {@link #cellsKilledBy}. */
  public void load(StoneSets stones) {
    if (!stones.equals(loaded)) {
      first.load(stones);
      second.load(stones);
      loaded = stones;
    }
  }

  private StoneSets fillDead(StoneSets stones) {
    CellSet dead = CellSet.EMPTY;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (stones.isEmpty(cell) && (first.isDead(cell) || second.isDead(cell))) {
        dead = dead.with(cell);
      }
    }
    return stones.with(Side.FIRST, dead);
  }

  private StoneSets fillCaptured(StoneSets stones) {
    StoneSets filled = stones;
    for (int cell = 0; cell < board.cells(); cell++) {
      for (Side side : Side.values()) {
        int other = filled.isEmpty(cell) ? capturedPartner(side, cell, filled) : -1;
        if (other >= 0) {
          filled = filled.with(side, cell).with(side, other);
        }
      }
    }
    return filled;
  }

  /** A cell with a higher number that makes a captured pair with this one, or -1. */
  private int capturedPartner(Side side, int cell, StoneSets stones) {
    for (CellSet left = possiblyKilled(cell); !left.isEmpty(); left = left.withoutFirst()) {
      int other = left.first();
      if (other > cell
          && stones.isEmpty(other)
          && isKilledBy(side, cell, other)
          && isKilledBy(side, other, cell)) {
        return other;
      }
    }
    return -1;
  }

  /** The cells that a stone on this one may kill. */
  private CellSet possiblyKilled(int cell) {
    CellSet all = first.neighbourhood(cell).or(second.neighbourhood(cell));
    return all.without(board.cells()).without(board.cells() + 1);
  }

  /** Those of some cells that would be dead if the side took this one. */
  public CellSet cellsKilledBy(Side side, int cell, CellSet candidates) {
    CellSet killed = CellSet.EMPTY;
    for (CellSet left = possiblyKilled(cell).and(candidates);
        !left.isEmpty();
        left = left.withoutFirst()) {
      if (isKilledBy(side, cell, left.first())) {
        killed = killed.with(left.first());
      }
    }
    return killed;
  }

  private boolean isKilledBy(Side side, int taken, int cell) {
    DeadCellAnalysis own = side == Side.FIRST ? first : second;
    DeadCellAnalysis others = side == Side.FIRST ? second : first;
    return own.isDeadAfterOwn(cell, taken) || others.isDeadAfterOpponent(cell, taken);
  }
}
