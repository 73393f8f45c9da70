package quadrille.games.hex;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Knowledge;

/** What a machine knows about Hex. Not thread-safe. */
public final class HexKnowledge implements Knowledge {
  private final HexBoard board;

  public HexKnowledge(Settings settings) {
    board = HexBoard.of(settings);
  }

  @Override
  public int evaluate(Position position) {
    HexPosition hex = (HexPosition) position;
    return 100 * (stonesMissing(hex, hex.turn().other()) - stonesMissing(hex, hex.turn())) + 50;
  }

  /** How many stones a side needs at least to join its edges. */
  private int stonesMissing(HexPosition position, Side side) {
    int[] distance = new int[board.cells()];
    Arrays.fill(distance, board.cells());
    Deque<Integer> queue = new ArrayDeque<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.atStart(side, cell)) {
        reach(position, side, cell, 0, distance, queue);
      }
    }
    int nearest = board.cells();
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      if (board.atEnd(side, cell)) {
        nearest = Math.min(nearest, distance[cell]);
      }
      for (int neighbour : board.neighbours(cell)) {
        reach(position, side, neighbour, distance[cell], distance, queue);
      }
    }
    return nearest;
  }

  private static void reach(
      HexPosition position, Side side, int cell, int before, int[] distance, Deque<Integer> queue) {
    Side stone = position.stone(cell);
    int length = stone == null ? before + 1 : stone == side ? before : Integer.MAX_VALUE;
    if (length < distance[cell]) {
      distance[cell] = length;
      if (length == before) {
        queue.addFirst(cell);
      } else {
        queue.addLast(cell);
      }
    }
  }

  @Override
  public int historySlots() {
    return 2 * board.cells() + 1;
  }

  @Override
  public int historySlot(Position position, long move) {
    if (move == HexPosition.SWAP) {
      return 2 * board.cells();
    }
    return position.turn().ordinal() * board.cells() + (int) move;
  }
}
