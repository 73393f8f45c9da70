package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;

/**
 * Which pairs of cells are linked on a board, and which cells are linked to an edge: neighbours,
 * and bridges, two cells with two common neighbours of which the opponent can take only one.
 * Immutable.
 */
public final class HexLinks {
  private static final int[] NONE = {};

  /**
   * A link.
   *
   * @param from a cell
   * @param to another cell; for a link to an edge the same as {@code from}
   * @param carrier the two cells of a bridge that must be empty; empty for neighbours
   */
  public record Link(int from, int to, int[] carrier) {
    public boolean isBridge() {
      return carrier.length > 0;
    }

    public boolean isToEdge() {
      return from == to;
    }

    /** Whether all cells of the carrier are empty. */
    public boolean isIntact(HexPosition position) {
      for (int cell : carrier) {
        if (!position.isEmpty(cell)) {
          return false;
        }
      }
      return true;
    }

    /** Whether the side has stones at both ends; for a link to an edge, on its cell. */
    public boolean isHeldBy(Side side, HexPosition position) {
      return position.stone(from) == side && position.stone(to) == side;
    }

    /**
     * The cell that keeps a bridge after an intrusion; -1 if the intruder is not in its carrier.
     */
    public int replyTo(long intruder) {
      if (!isBridge()) {
        return -1;
      }
      return intruder == carrier[0] ? carrier[1] : intruder == carrier[1] ? carrier[0] : -1;
    }
  }

  private final HexBoard board;
  private final boolean bridges;
  private final Link[][] byCell;

  public static HexLinks withBridges(HexBoard board) {
    return new HexLinks(board, true);
  }

  public static HexLinks withoutBridges(HexBoard board) {
    return new HexLinks(board, false);
  }

  private HexLinks(HexBoard board, boolean bridges) {
    this.board = board;
    this.bridges = bridges;
    byCell = IntStream.range(0, board.cells()).mapToObj(this::findCellLinks).toArray(Link[][]::new);
  }

  private Link[] findCellLinks(int from) {
    int[] near = board.neighbours(from);
    IntStream twoStepsAway =
        IntStream.of(near).flatMap(cell -> IntStream.of(board.neighbours(cell)));
    return IntStream.concat(IntStream.of(near), twoStepsAway)
        .distinct()
        .filter(to -> to != from)
        .mapToObj(to -> areNeighbours(from, to) ? new Link(from, to, NONE) : bridge(from, to))
        .filter(Objects::nonNull)
        .toArray(Link[]::new);
  }

  private @Nullable Link bridge(int from, int to) {
    int[] common =
        IntStream.of(board.neighbours(from)).filter(cell -> areNeighbours(cell, to)).toArray();
    return bridges && common.length == 2 ? new Link(from, to, common) : null;
  }

  private boolean areNeighbours(int one, int other) {
    return IntStream.of(board.neighbours(one)).anyMatch(cell -> cell == other);
  }

  HexBoard board() {
    return board;
  }

  /** The links from a cell to others, neighbours first. Callers must not modify the array. */
  Link[] from(int cell) {
    return byCell[cell];
  }

  /** The links between two cells, each once, from the lower to the higher number, in order. */
  Link[] betweenCells() {
    return Arrays.stream(byCell)
        .flatMap(Arrays::stream)
        .filter(link -> link.from < link.to)
        .sorted(Comparator.comparingInt(Link::from).thenComparingInt(Link::to))
        .toArray(Link[]::new);
  }

  /** The links of cells to the side's start edge, or to its end edge. */
  Link[] toEdge(Side side, boolean end) {
    return IntStream.range(0, board.cells())
        .mapToObj(cell -> toEdge(side, end, cell))
        .filter(Objects::nonNull)
        .toArray(Link[]::new);
  }

  /** The link of a cell to the side's start edge, or to its end edge; null if it has none. */
  @Nullable Link toEdge(Side side, boolean end, int cell) {
    if (isAt(side, end, cell)) {
      return new Link(cell, cell, NONE);
    }
    int[] between =
        IntStream.of(board.neighbours(cell)).filter(near -> isAt(side, end, near)).toArray();
    return bridges && between.length == 2 ? new Link(cell, cell, between) : null;
  }

  private boolean isAt(Side side, boolean end, int cell) {
    return end ? board.isAtEnd(side, cell) : board.isAtStart(side, cell);
  }

  /** The bridges that a side can use: those between two cells, then those to its edges. */
  public Link[] bridgesOf(Side side) {
    return Stream.of(betweenCells(), toEdge(side, false), toEdge(side, true))
        .flatMap(Arrays::stream)
        .filter(Link::isBridge)
        .toArray(Link[]::new);
  }
}
