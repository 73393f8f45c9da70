package quadrille.games.hex.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

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
   * @param to a cell with a higher number; for a link to an edge the same as {@code from}
   * @param carrier the two cells of a bridge that must be empty; empty for neighbours
   */
  public record Link(int from, int to, int[] carrier) {
    public boolean isBridge() {
      return carrier.length > 0;
    }
  }

  private final HexBoard board;
  private final boolean bridges;
  private final List<Link> cellLinks = new ArrayList<>();

  public HexLinks(HexBoard board) {
    this(board, true);
  }

  /** Without bridges. */
  public static HexLinks withoutBridges(HexBoard board) {
    return new HexLinks(board, false);
  }

  private HexLinks(HexBoard board, boolean bridges) {
    this.board = board;
    this.bridges = bridges;
    for (int from = 0; from < board.cells(); from++) {
      for (int to = from + 1; to < board.cells(); to++) {
        addLink(from, to);
      }
    }
  }

  private void addLink(int from, int to) {
    if (IntStream.of(board.neighbours(from)).anyMatch(each -> each == to)) {
      cellLinks.add(new Link(from, to, NONE));
      return;
    }
    int[] common = commonNeighbours(from, to);
    if (bridges && common.length == 2) {
      cellLinks.add(new Link(from, to, common));
    }
  }

  private int[] commonNeighbours(int from, int to) {
    return IntStream.of(board.neighbours(from))
        .filter(each -> IntStream.of(board.neighbours(to)).anyMatch(other -> other == each))
        .toArray();
  }

  /** The links between two cells. */
  public Link[] cellLinks() {
    return cellLinks.toArray(Link[]::new);
  }

  /** The links of cells to the side's start edge, or to its end edge. */
  public Link[] edgeLinks(Side side, boolean end) {
    List<Link> links = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (isAt(side, end, cell)) {
        links.add(new Link(cell, cell, NONE));
        continue;
      }
      int[] between =
          Arrays.stream(board.neighbours(cell)).filter(each -> isAt(side, end, each)).toArray();
      if (bridges && between.length == 2) {
        links.add(new Link(cell, cell, between));
      }
    }
    return links.toArray(Link[]::new);
  }

  private boolean isAt(Side side, boolean end, int cell) {
    return end ? board.isAtEnd(side, cell) : board.isAtStart(side, cell);
  }
}
