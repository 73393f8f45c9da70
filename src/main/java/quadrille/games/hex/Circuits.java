package quadrille.games.hex;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * Compares both sides' circuits: who is ahead, and through which empty cells the current of both
 * runs. Remembers the last position it was asked about; not thread-safe.
 */
final class Circuits {
  /** Less than any conductance that still matters; bounds the ratio when a side is cut off. */
  private static final double LEAST = 1e-4;

  private final HexBoard board;
  private final Resistance first;
  private final Resistance second;
  private @Nullable HexPosition measured;
  private double advantage;

  Circuits(HexBoard board) {
    this(board, new HexLinks(board));
  }

  /**
   * @param links what conducts
   */
  Circuits(HexBoard board, HexLinks links) {
    this.board = board;
    first = new Resistance(board, links, Side.FIRST);
    second = new Resistance(board, links, Side.SECOND);
  }

  /** The logarithm of the ratio of the conductances, from the view of the side to move. */
  double advantage(HexPosition position) {
    measure(position);
    return position.turn() == Side.FIRST ? advantage : -advantage;
  }

  /** How much of both sides' current runs through an empty cell, 0 … 2. */
  double flow(HexPosition position, int cell) {
    measure(position);
    return first.flow(cell) + second.flow(cell);
  }

  /** The empty cells with the most flow, at most {@code width}, the best first. */
  int[] busiest(HexPosition position, int width) {
    int[] best = new int[Math.min(width, board.cells() - position.stones())];
    int count = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.isEmpty(cell)) {
        count = insert(position, best, count, cell);
      }
    }
    return best;
  }

  /** Puts a cell into a list kept in order, if it belongs there; returns the list's length. */
  private int insert(HexPosition position, int[] best, int count, int cell) {
    double flow = flow(position, cell);
    int place = count;
    while (place > 0 && flow(position, best[place - 1]) < flow) {
      place--;
    }
    if (place == best.length) {
      return count;
    }
    int length = Math.min(count + 1, best.length);
    System.arraycopy(best, place, best, place + 1, length - 1 - place);
    best[place] = cell;
    return length;
  }

  private void measure(HexPosition position) {
    if (measured != position) {
      measured = position;
      advantage = compare(position::stone);
    }
  }

  private double compare(IntFunction<@Nullable Side> stones) {
    return Math.log((first.conductance(stones) + LEAST) / (second.conductance(stones) + LEAST));
  }

  /** How much of both sides' current runs through each cell, 0 … 2. */
  double[] flows(Stones stones) {
    measured = null;
    compare(stones::holder);
    return IntStream.range(0, board.cells())
        .mapToDouble(cell -> first.flow(cell) + second.flow(cell))
        .toArray();
  }
}
