package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.StoneSets;

/**
 * Compares both sides' circuits: who is ahead, and which empty cells carry the most current. Caches
 * the last position; not thread-safe.
 */
public final class CircuitEvaluation {
  /** Below any conductance that matters; bounds the ratio when a side is cut off. */
  private static final double MIN_CONDUCTANCE = 1e-4;

  private final HexBoard board;
  private final HexCircuit first;
  private final HexCircuit second;
  private @Nullable HexPosition lastPosition;

  /** From the first side's view. */
  private double advantage;

  /**
   * @param links what conducts
   */
  public CircuitEvaluation(HexLinks links) {
    board = links.board();
    first = new HexCircuit(links, Side.FIRST);
    second = new HexCircuit(links, Side.SECOND);
  }

  /** The logarithm of the ratio of the conductances, from the view of the side to move. */
  public double advantage(HexPosition position) {
    update(position);
    return advantage(position.turn());
  }

  /** The logarithm of the ratio of two conductances. */
  static double advantage(double conductance, double others) {
    return Math.log((conductance + MIN_CONDUCTANCE) / (others + MIN_CONDUCTANCE));
  }

  /**
   * Returns what the circuits know about a position.
   *
   * @param width how many moves to search, 1 or more
   */
  Appraisal appraise(HexPosition position, int width) {
    int[] cells = highestFlowCells(position, width);
    double[] flows = Arrays.stream(cells).mapToDouble(cell -> flow(position, cell)).toArray();
    return new Appraisal(position.key(), 0, advantage(position), cells, flows);
  }

  /** How much of both sides' current runs through an empty cell, 0 … 2. */
  double flow(HexPosition position, int cell) {
    update(position);
    return first.flow(cell) + second.flow(cell);
  }

  /** The empty cells with the most flow, at most {@code width}, the best first. */
  int[] highestFlowCells(HexPosition position, int width) {
    int[] best = new int[Math.min(width, board.cells() - position.stoneCount())];
    int count = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.isEmpty(cell)) {
        count = insertByFlow(position, best, count, cell);
      }
    }
    return best;
  }

  /** Puts a cell into a list kept in order, if it belongs there; returns the list's length. */
  private int insertByFlow(HexPosition position, int[] best, int count, int cell) {
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

  private void update(HexPosition position) {
    if (!position.equals(lastPosition)) {
      lastPosition = position;
      advantage = compare(position::stone);
    }
  }

  private double compare(IntFunction<@Nullable Side> stones) {
    return advantage(first.conductance(stones), second.conductance(stones));
  }

  /** Reads a position, for {@link #advantage(Side)} and {@link #flow(Side, int)}. */
  void load(StoneSets stones) {
    lastPosition = null;
    advantage = compare(stones::ownerOf);
  }

  /** The logarithm of the ratio of the conductances of the position loaded, from a side's view. */
  double advantage(Side side) {
    return side == Side.FIRST ? advantage : -advantage;
  }

  /** The share of a side's current that runs through a cell of the position loaded, 0 … 1. */
  double flow(Side side, int cell) {
    return (side == Side.FIRST ? first : second).flow(cell);
  }
}
