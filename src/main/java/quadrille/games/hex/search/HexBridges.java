package quadrille.games.hex.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexLinks.Link;

/**
 * The bridges of a position, and the chains that they hold together: two stones of a side, or a
 * stone and the side's edge, with two empty cells between them. If the opponent takes one, the side
 * takes the other.
 */
public final class HexBridges {
  private final HexPosition position;
  private final HexLinks links;

  public HexBridges(HexPosition position) {
    this(position, HexLinks.withBridges(position.board()));
  }

  private HexBridges(HexPosition position, HexLinks links) {
    this.position = position;
    this.links = links;
  }

  /** All bridges of both sides, by their first cell. */
  public List<Link> all() {
    return Stream.of(Side.values())
        .flatMap(
            side -> Arrays.stream(links.bridgesOf(side)).filter(link -> isConnected(side, link)))
        .sorted(Comparator.comparingInt(Link::from))
        .toList();
  }

  private boolean isConnected(Side side, Link link) {
    return link.isHeldBy(side, position) && link.isIntact(position);
  }

  /**
   * Returns a shortest chain of the winner's stones from edge to edge, in order; empty if nobody
   * has won.
   */
  public static List<Integer> winningChain(HexPosition position) {
    Side winner = position.winner();
    return winner == null
        ? List.of()
        : new HexBridges(position, HexLinks.withoutBridges(position.board())).safeChain(winner);
  }

  /**
   * Returns a chain of stones, adjacent or linked by bridges, that connects the side's edges and
   * cannot be cut because no two of its bridges share a cell. In order; empty if the shortest chain
   * is not safe.
   */
  public List<Integer> safeChain(Side side) {
    Link[] reachedBy = new Link[position.board().cells()];
    Queue<Integer> queue = new ArrayDeque<>();
    for (Link start : links.toEdge(side, false)) {
      if (isConnected(side, start)) {
        reachedBy[start.to()] = start;
        queue.add(start.to());
      }
    }
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      Link end = links.toEdge(side, true, cell);
      if (end != null && end.isIntact(position)) {
        List<Link> path = trace(reachedBy, cell);
        return isSafe(path, end) ? path.stream().map(Link::to).toList() : List.of();
      }
      for (Link link : links.from(cell)) {
        if (reachedBy[link.to()] == null && isConnected(side, link)) {
          reachedBy[link.to()] = link;
          queue.add(link.to());
        }
      }
    }
    return List.of();
  }

  /** The links to a cell from the start edge on. */
  private static List<Link> trace(Link[] reachedBy, int cell) {
    List<Link> path = new ArrayList<>(List.of(reachedBy[cell]));
    while (!path.getFirst().isToEdge()) {
      path.addFirst(reachedBy[path.getFirst().from()]);
    }
    return path;
  }

  /** Whether no two links need the same cell. */
  private static boolean isSafe(List<Link> path, Link end) {
    int[] needed =
        Stream.concat(path.stream(), Stream.of(end))
            .flatMapToInt(link -> IntStream.of(link.carrier()))
            .toArray();
    return IntStream.of(needed).distinct().count() == needed.length;
  }
}
