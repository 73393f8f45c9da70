package quadrille.games.hex.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;

/**
 * The bridges of a position: two stones of a side, or a stone and the side's edge, with two empty
 * cells between them. If the opponent takes one, the side takes the other.
 */
public final class HexBridges {
  private static final int UNSEEN = -2;
  private static final int ROOT = -1;

  private final HexPosition position;
  private final HexBoard board;

  public HexBridges(HexPosition position) {
    this.position = position;
    board = position.board();
  }

  /**
   * A bridge.
   *
   * @param from a cell with a stone
   * @param to a cell with a higher number; for a bridge to an edge the same as {@code from}
   * @param carrier the two empty cells
   */
  public record Bridge(int from, int to, int[] carrier) {
    public boolean isToEdge() {
      return from == to;
    }
  }

  /** All bridges of both sides. */
  public List<Bridge> all() {
    List<Bridge> all = new ArrayList<>();
    for (int from = 0; from < board.cells(); from++) {
      Side side = position.stone(from);
      if (side != null) {
        int stone = from;
        cellsTwoStepsAway(from).filter(to -> to > stone).forEach(to -> add(all, stone, to));
        add(all, stone, edgeCarrier(side, from, false));
        add(all, stone, edgeCarrier(side, from, true));
      }
    }
    return all;
  }

  private void add(List<Bridge> all, int from, int to) {
    int[] between = carrier(from, to);
    if (position.stone(from) == position.stone(to) && between.length == 2) {
      all.add(new Bridge(from, to, between));
    }
  }

  private static void add(List<Bridge> all, int stone, int[] between) {
    if (between.length == 2) {
      all.add(new Bridge(stone, stone, between));
    }
  }

  /** The cells two steps away that are not neighbours. */
  private IntStream cellsTwoStepsAway(int cell) {
    int[] near = board.neighbours(cell);
    return IntStream.of(near)
        .flatMap(each -> IntStream.of(board.neighbours(each)))
        .filter(each -> each != cell && !contains(near, each))
        .distinct();
  }

  private int[] carrier(int from, int to) {
    return IntStream.of(board.neighbours(from))
        .filter(each -> position.isEmpty(each) && contains(board.neighbours(to), each))
        .toArray();
  }

  private int[] edgeCarrier(Side side, int cell, boolean end) {
    return isAt(side, cell, end)
        ? new int[0]
        : IntStream.of(board.neighbours(cell))
            .filter(each -> position.isEmpty(each) && isAt(side, each, end))
            .toArray();
  }

  private boolean isAt(Side side, int cell, boolean end) {
    return end ? board.isAtEnd(side, cell) : board.isAtStart(side, cell);
  }

  private static boolean contains(int[] cells, int cell) {
    return IntStream.of(cells).anyMatch(each -> each == cell);
  }

  /**
   * Returns a chain of stones, adjacent or linked by bridges, that connects the side's edges and
   * cannot be cut because no two of its bridges share a cell. In order; empty if the shortest chain
   * is not safe.
   */
  public int[] safeChain(Side side) {
    int[] before = new int[board.cells()];
    Arrays.fill(before, UNSEEN);
    Queue<Integer> queue = new ArrayDeque<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.stone(cell) == side && isConnectedToEdge(side, cell, false)) {
        before[cell] = ROOT;
        queue.add(cell);
      }
    }
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      if (isConnectedToEdge(side, cell, true)) {
        int[] chain = trace(before, cell);
        return isSafe(side, chain) ? chain : new int[0];
      }
      IntStream.concat(IntStream.of(board.neighbours(cell)), cellsTwoStepsAway(cell))
          .filter(each -> before[each] == UNSEEN && isLink(side, cell, each))
          .forEach(
              each -> {
                before[each] = cell;
                queue.add(each);
              });
    }
    return new int[0];
  }

  private boolean isLink(Side side, int cell, int next) {
    return position.stone(next) == side
        && (contains(board.neighbours(cell), next) || carrier(cell, next).length == 2);
  }

  private boolean isConnectedToEdge(Side side, int cell, boolean end) {
    return isAt(side, cell, end) || edgeCarrier(side, cell, end).length == 2;
  }

  private static int[] trace(int[] before, int end) {
    List<Integer> chain = new ArrayList<>();
    for (int cell = end; cell != ROOT; cell = before[cell]) {
      chain.addFirst(cell);
    }
    return chain.stream().mapToInt(Integer::intValue).toArray();
  }

  private boolean isSafe(Side side, int[] chain) {
    BitSet needed = new BitSet();
    boolean safe = reserve(needed, requiredAtEdge(side, chain[0], false));
    for (int i = 1; i < chain.length; i++) {
      boolean beside = contains(board.neighbours(chain[i - 1]), chain[i]);
      safe &= beside || reserve(needed, carrier(chain[i - 1], chain[i]));
    }
    return safe && reserve(needed, requiredAtEdge(side, chain[chain.length - 1], true));
  }

  private int[] requiredAtEdge(Side side, int cell, boolean end) {
    return isAt(side, cell, end) ? new int[0] : edgeCarrier(side, cell, end);
  }

  private static boolean reserve(BitSet needed, int[] cells) {
    boolean fresh = IntStream.of(cells).noneMatch(needed::get);
    IntStream.of(cells).forEach(needed::set);
    return fresh;
  }
}
