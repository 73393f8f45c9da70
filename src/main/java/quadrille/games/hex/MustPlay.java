package quadrille.games.hex;

import java.util.Comparator;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import quadrille.core.Side;

/**
 * Looks at a position by its virtual connections: who wins, if they tell, and if they do not, which
 * moves are left to try. Keeps scratch memory; not thread-safe.
 */
final class MustPlay {
  private final HexBoard board;
  private final FillIn fillIn;
  private final Circuits circuits;
  private final Connections first;
  private final Connections second;

  MustPlay(HexBoard board, FillIn fillIn, Circuits circuits) {
    this.board = board;
    this.fillIn = fillIn;
    this.circuits = circuits;
    first = new Connections(board, Side.FIRST);
    second = new Connections(board, Side.SECOND);
  }

  /**
   * Solves the node, or finds its moves.
   *
   * @param stop when true, what is known of it by then has to do
   */
  void expand(ProofNode node, BooleanSupplier stop) {
    Connections own = own(node.turn());
    own.find(node.stones(), true, stop);
    if (own.isJoined()) {
      node.win(ProofNode.ANY_MOVE, own.carrier());
      return;
    }
    CarrierList wins = own.threats();
    if (wins.size() > 0) {
      int best = wins.smallest();
      node.win(wins.key(best), wins.carrier(best));
      return;
    }
    Connections others = own(node.turn().other());
    others.find(node.stones(), false, stop);
    if (others.isJoined()) {
      node.lose(others.carrier());
    } else {
      tryMoves(node, others.threats());
    }
  }

  private Connections own(Side side) {
    return side == Side.FIRST ? first : second;
  }

  private void tryMoves(ProofNode node, CarrierList threats) {
    Cells region = emptyCells(node.stones());
    Cells needed = Cells.NONE;
    for (int i = 0; i < threats.size() && !region.isEmpty(); i++) {
      Cells carrier = threats.carrier(i);
      if (!region.isWithin(carrier)) {
        region = region.and(carrier);
        needed = needed.or(carrier);
      }
    }
    Cells left = undominated(node, region);
    if (left.isEmpty()) {
      node.lose(needed);
    } else {
      node.expand(ordered(node, left), needed);
    }
  }

  private Cells emptyCells(Stones stones) {
    Cells empty = Cells.NONE;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (stones.isEmpty(cell)) {
        empty = empty.with(cell);
      }
    }
    return empty;
  }

  /** Leaves out cells that another move kills: that is at least as good, or loses as well. */
  private Cells undominated(ProofNode node, Cells region) {
    if (region.isEmpty()) {
      return region;
    }
    fillIn.read(node.stones());
    Cells kept = region;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (node.stones().isEmpty(cell) && (kept.contains(cell) || !region.contains(cell))) {
        kept = kept.minus(fillIn.killed(node.turn(), cell));
      }
    }
    return kept;
  }

  private int[] ordered(ProofNode node, Cells region) {
    double[] flows = circuits.flows(node.stones());
    return IntStream.range(0, board.cells())
        .filter(region::contains)
        .boxed()
        .sorted(Comparator.comparingDouble(cell -> -flows[cell]))
        .mapToInt(cell -> cell)
        .toArray();
  }
}
