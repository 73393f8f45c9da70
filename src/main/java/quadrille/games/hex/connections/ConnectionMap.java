package quadrille.games.hex.connections;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

/**
 * The virtual connections that hold a side's chains and edges together. It goes through all that
 * are known, those with the fewest cells first, and keeps each that joins two groups that are not
 * joined yet (J. Kruskal, 1956, "On the shortest spanning subtree of a graph and the traveling
 * salesman problem").
 */
public final class ConnectionMap {

  /**
   * A full connection, which holds even if the opponent moves first.
   *
   * @param from a stone of one chain; of a connection of both edges a cell at the first edge
   * @param to a stone of another chain, or a cell at the edge that it is joined to
   * @param carrier the empty cells that it needs; not empty
   */
  public record Connection(int from, int to, CellSet carrier) {}

  private record Found(int x, int y, CellSet carrier) {}

  private final HexBoard board;
  private final Side side;
  private final HexChains chains;
  private final int[] groups;

  private ConnectionMap(HexBoard board, Side side) {
    this.board = board;
    this.side = side;
    chains = new HexChains(board, side);
    groups = IntStream.range(0, chains.pointCount()).toArray();
  }

  /**
   * Finds a side's connections.
   *
   * @param stop polled often; true means be content with those found so far
   */
  public static List<Connection> of(
      HexBoard board, StoneSets stones, Side side, BooleanSupplier stop) {
    ConnectionMap map = new ConnectionMap(board, side);
    if (map.chains.load(stones)) {
      return List.of();
    }
    VirtualConnections found = new VirtualConnections(board, side, Thoroughness.HIGH);
    found.find(stones, null, false, stop);
    return map.join(stones, found);
  }

  private List<Connection> join(StoneSets stones, VirtualConnections found) {
    int[] points =
        IntStream.concat(
                IntStream.range(0, board.cells())
                    .filter(cell -> stones.of(side).contains(cell) && chains.point(cell) == cell),
                IntStream.of(chains.start(), chains.end()))
            .toArray();
    List<Found> all = new ArrayList<>();
    for (int x : points) {
      for (int y : points) {
        CarrierList known = found.connections(x, y);
        if (x < y && known.size() > 0) {
          all.add(new Found(x, y, known.carrier(known.smallest())));
        }
      }
    }
    all.sort(Comparator.comparingInt(each -> each.carrier().size()));
    List<Connection> kept = new ArrayList<>();
    for (Found each : all) {
      if (group(each.x()) != group(each.y())) {
        groups[group(each.x())] = group(each.y());
        kept.add(connection(each, stones));
      }
    }
    return kept;
  }

  private int group(int point) {
    return groups[point] == point ? point : group(groups[point]);
  }

  /** Takes the ends that lie nearest to each other. */
  private Connection connection(Found found, StoneSets stones) {
    int from = -1;
    int to = -1;
    for (int one : ends(found.x(), found.carrier(), stones)) {
      for (int other : ends(found.y(), found.carrier(), stones)) {
        if (from < 0 || distance(one, other) < distance(from, to)) {
          from = one;
          to = other;
        }
      }
    }
    return new Connection(from, to, found.carrier());
  }

  /** The stones of a chain, or the cells of the carrier at an edge together with its stones. */
  private int[] ends(int point, CellSet carrier, StoneSets stones) {
    CellSet own = stones.of(side);
    return IntStream.range(0, board.cells())
        .filter(
            cell ->
                own.contains(cell)
                    ? chains.point(cell) == point
                    : carrier.contains(cell) && isAtEdge(cell, point))
        .toArray();
  }

  private boolean isAtEdge(int cell, int point) {
    return (point == chains.start() && board.isAtStart(side, cell))
        || (point == chains.end() && board.isAtEnd(side, cell));
  }

  /** How many steps apart two cells of a hexagonal board are. */
  private int distance(int one, int other) {
    int rows = board.row(one) - board.row(other);
    int columns = board.column(one) - board.column(other);
    return Math.max(Math.abs(rows + columns), Math.max(Math.abs(rows), Math.abs(columns)));
  }
}
