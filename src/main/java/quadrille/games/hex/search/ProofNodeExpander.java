package quadrille.games.hex.search;

import java.util.Comparator;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;

/**
 * Decides a position by its virtual connections, or finds the moves that remain to be tried. Keeps
 * scratch memory; not thread-safe.
 */
final class ProofNodeExpander {
  private final HexBoard board;
  private final FillIn fillIn;
  private final CircuitEvaluation circuits;
  private final VirtualConnections first;
  private final VirtualConnections second;

  ProofNodeExpander(HexBoard board, FillIn fillIn, CircuitEvaluation circuits) {
    this.board = board;
    this.fillIn = fillIn;
    this.circuits = circuits;
    first = new VirtualConnections(board, Side.FIRST);
    second = new VirtualConnections(board, Side.SECOND);
  }

  /**
   * Solves the node, or finds its moves.
   *
   * @param stop polled often; true means use what is known so far
   */
  void expand(ProofNode node, BooleanSupplier stop) {
    VirtualConnections own = connectionsOf(node.turn());
    own.find(node.stones(), true, stop);
    if (own.isJoined()) {
      node.markWon(ProofNode.ANY_MOVE, own.carrier());
      return;
    }
    CarrierList wins = own.threats();
    if (wins.size() > 0) {
      int best = wins.smallest();
      node.markWon(wins.key(best), wins.carrier(best));
      return;
    }
    VirtualConnections others = connectionsOf(node.turn().other());
    others.find(node.stones(), false, stop);
    if (others.isJoined()) {
      node.markLost(others.carrier());
    } else {
      expandMustPlayRegion(node, others.threats());
    }
  }

  private VirtualConnections connectionsOf(Side side) {
    return side == Side.FIRST ? first : second;
  }

  private void expandMustPlayRegion(ProofNode node, CarrierList threats) {
    CellSet region = emptyCells(node.stones());
    CellSet needed = CellSet.EMPTY;
    for (int i = 0; i < threats.size() && !region.isEmpty(); i++) {
      CellSet carrier = threats.carrier(i);
      if (!region.isSubsetOf(carrier)) {
        region = region.and(carrier);
        needed = needed.or(carrier);
      }
    }
    CellSet left = withoutDominated(node, region);
    if (left.isEmpty()) {
      node.markLost(needed);
    } else {
      node.setMoves(orderByFlow(node, left), needed);
    }
  }

  private CellSet emptyCells(StoneSets stones) {
    CellSet empty = CellSet.EMPTY;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (stones.isEmpty(cell)) {
        empty = empty.with(cell);
      }
    }
    return empty;
  }

  /** Leaves out cells that another move kills: that is at least as good, or loses as well. */
  private CellSet withoutDominated(ProofNode node, CellSet region) {
    if (region.isEmpty()) {
      return region;
    }
    fillIn.load(node.stones());
    CellSet kept = region;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (node.stones().isEmpty(cell) && (kept.contains(cell) || !region.contains(cell))) {
        kept = kept.minus(fillIn.cellsKilledBy(node.turn(), cell));
      }
    }
    return kept;
  }

  private int[] orderByFlow(ProofNode node, CellSet region) {
    double[] flows = circuits.flows(node.stones());
    return IntStream.range(0, board.cells())
        .filter(region::contains)
        .boxed()
        .sorted(Comparator.comparingDouble(cell -> -flows[cell]))
        .mapToInt(cell -> cell)
        .toArray();
  }
}
