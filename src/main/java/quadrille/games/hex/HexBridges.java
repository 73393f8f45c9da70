package quadrille.games.hex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;
import quadrille.core.Side;

/**
 * The bridges of a position: two stones of a side, or a stone and the side's edge, with two empty
 * cells between them of which the opponent can take only one at a time.
 */
final class HexBridges {
  private static final int UNSEEN = -2;
  private static final int ROOT = -1;

  private final HexPosition position;
  private final HexBoard board;

  HexBridges(HexPosition position) {
    this.position = position;
    board = position.board();
  }

  /**
   * A bridge.
   *
   * @param from a cell with a stone
   * @param to a cell with a higher number; for a bridge to an edge the same as {@code from}
   * @param between the two empty cells
   */
  record Bridge(int from, int to, int[] between) {
    boolean isToEdge() {
      return from == to;
    }
  }

  /** All bridges of both sides. */
  List<Bridge> all() {
    List<Bridge> all = new ArrayList<>();
    for (int from = 0; from < board.cells(); from++) {
      Side side = position.stone(from);
      if (side != null) {
        int stone = from;
        around(from).filter(to -> to > stone).forEach(to -> add(all, stone, to));
        add(all, stone, edge(side, from, false));
        add(all, stone, edge(side, from, true));
      }
    }
    return all;
  }

  private void add(List<Bridge> all, int from, int to) {
    int[] between = between(from, to);
    if (position.stone(from) == position.stone(to) && between.length == 2) {
      all.add(new Bridge(from, to, between));
    }
  }

  private static void add(List<Bridge> all, int stone, int[] between) {
    if (between.length == 2) {
      all.add(new Bridge(stone, stone, between));
    }
  }

  /** The cells two steps away that are no neighbours. */
  private IntStream around(int cell) {
    int[] near = board.neighbours(cell);
    return IntStream.of(near)
        .flatMap(each -> IntStream.of(board.neighbours(each)))
        .filter(each -> each != cell && !contains(near, each))
        .distinct();
  }

  private int[] between(int from, int to) {
    return IntStream.of(board.neighbours(from))
        .filter(each -> position.isEmpty(each) && contains(board.neighbours(to), each))
        .toArray();
  }

  private int[] edge(Side side, int cell, boolean end) {
    return isAt(side, cell, end)
        ? new int[0]
        : IntStream.of(board.neighbours(cell))
            .filter(each -> position.isEmpty(each) && isAt(side, each, end))
            .toArray();
  }

  private boolean isAt(Side side, int cell, boolean end) {
    return end ? board.atEnd(side, cell) : board.atStart(side, cell);
  }

  private static boolean contains(int[] cells, int cell) {
    return IntStream.of(cells).anyMatch(each -> each == cell);
  }

  /**
   * A chain of stones, side by side or with bridges between them, that joins the side's edges and
   * cannot be cut, as no two of its bridges need the same cell. In its order; empty where the
   * shortest chain is none such.
   */
  int[] chain(Side side) {
    int[] before = new int[board.cells()];
    Arrays.fill(before, UNSEEN);
    Queue<Integer> queue = new ArrayDeque<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.stone(cell) == side && isJoined(side, cell, false)) {
        before[cell] = ROOT;
        queue.add(cell);
      }
    }
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      if (isJoined(side, cell, true)) {
        int[] chain = trace(before, cell);
        return isSafe(side, chain) ? chain : new int[0];
      }
      IntStream.concat(IntStream.of(board.neighbours(cell)), around(cell))
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
        && (contains(board.neighbours(cell), next) || between(cell, next).length == 2);
  }

  private boolean isJoined(Side side, int cell, boolean end) {
    return isAt(side, cell, end) || edge(side, cell, end).length == 2;
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
    boolean safe = isNew(needed, needed(side, chain[0], false));
    for (int i = 1; i < chain.length; i++) {
      boolean beside = contains(board.neighbours(chain[i - 1]), chain[i]);
      safe &= beside || isNew(needed, between(chain[i - 1], chain[i]));
    }
    return safe && isNew(needed, needed(side, chain[chain.length - 1], true));
  }

  private int[] needed(Side side, int cell, boolean end) {
    return isAt(side, cell, end) ? new int[0] : edge(side, cell, end);
  }

  private static boolean isNew(BitSet needed, int[] cells) {
    boolean fresh = IntStream.of(cells).noneMatch(needed::get);
    IntStream.of(cells).forEach(needed::set);
    return fresh;
  }
}
