package quadrille.games.hex.connections;

import java.util.Arrays;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;

/** Who wins a position of at most 64 cells, found by playing out everything. */
final class PlayedOut {
  private static final byte UNKNOWN = 0;
  private static final byte WON = 1;
  private static final byte LOST = 2;

  private final HexBoard board;
  private final long[] neighbours;
  private final int[] empty;
  private final int[] weights;
  private final byte[] known;
  private final long[] stones = new long[2];

  PlayedOut(HexPosition position) {
    board = position.board();
    neighbours = new long[board.cells()];
    for (int cell = 0; cell < neighbours.length; cell++) {
      for (int each : board.neighbours(cell)) {
        neighbours[cell] |= 1L << each;
      }
    }
    position.stones().forEach((cell, side) -> stones[side.ordinal()] |= 1L << cell);
    empty = position.emptyCells().toArray();
    weights = new int[empty.length];
    int weight = 1;
    for (int i = 0; i < empty.length; i++) {
      weights[i] = weight;
      weight *= 3;
    }
    known = new byte[weight];
  }

  /** Whether the side to move wins. */
  boolean isWonBy(Side turn) {
    return wins(turn, 0);
  }

  /** Whether that side wins by this move. */
  boolean isWonBy(Side turn, int move) {
    int index = Arrays.binarySearch(empty, move);
    return !play(turn, index, 0);
  }

  private boolean wins(Side turn, int index) {
    if (known[index] == UNKNOWN) {
      boolean won = false;
      for (int i = 0; i < empty.length && !won; i++) {
        boolean isFree = ((stones[0] | stones[1]) >>> empty[i] & 1) == 0;
        won = isFree && !play(turn, i, index);
      }
      known[index] = won ? WON : LOST;
    }
    return known[index] == WON;
  }

  /** Plays a move and returns whether the opponent then wins. */
  private boolean play(Side turn, int i, int index) {
    int side = turn.ordinal();
    stones[side] |= 1L << empty[i];
    boolean lost = !isConnected(turn) && wins(turn.other(), index + (side + 1) * weights[i]);
    stones[side] &= ~(1L << empty[i]);
    return lost;
  }

  private boolean isConnected(Side side) {
    long own = stones[side.ordinal()];
    long reached = 0;
    for (int cell = 0; cell < neighbours.length; cell++) {
      reached |= board.isAtStart(side, cell) ? 1L << cell & own : 0;
    }
    long front = reached;
    while (front != 0) {
      int cell = Long.numberOfTrailingZeros(front);
      front &= front - 1;
      if (board.isAtEnd(side, cell)) {
        return true;
      }
      long more = neighbours[cell] & own & ~reached;
      reached |= more;
      front |= more;
    }
    return false;
  }
}
