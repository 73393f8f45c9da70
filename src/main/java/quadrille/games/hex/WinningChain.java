package quadrille.games.hex;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import quadrille.core.Side;

/** Finds the chain that won a game, so that the board can show it. */
public final class WinningChain {
  private static final int UNSEEN = -2;
  private static final int ROOT = -1;

  private WinningChain() {}

  /**
   * Returns a shortest chain of the winner's stones from edge to edge, in order; empty if nobody
   * has won.
   */
  public static int[] of(HexPosition position) {
    Side winner = position.winner();
    return winner == null ? new int[0] : shortestChain(position, winner);
  }

  private static int[] shortestChain(HexPosition position, Side side) {
    HexBoard board = position.board();
    int[] towardsStart = new int[board.cells()];
    Arrays.fill(towardsStart, UNSEEN);
    Queue<Integer> queue = new ArrayDeque<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.isAtStart(side, cell) && position.stone(cell) == side) {
        towardsStart[cell] = ROOT;
        queue.add(cell);
      }
    }
    while (true) {
      int cell = queue.remove();
      if (board.isAtEnd(side, cell)) {
        return trace(towardsStart, cell);
      }
      for (int neighbour : board.neighbours(cell)) {
        if (towardsStart[neighbour] == UNSEEN && position.stone(neighbour) == side) {
          towardsStart[neighbour] = cell;
          queue.add(neighbour);
        }
      }
    }
  }

  private static int[] trace(int[] towardsStart, int end) {
    int length = 0;
    for (int cell = end; cell != ROOT; cell = towardsStart[cell]) {
      length++;
    }
    int[] chain = new int[length];
    for (int cell = end; cell != ROOT; cell = towardsStart[cell]) {
      chain[--length] = cell;
    }
    return chain;
  }
}
