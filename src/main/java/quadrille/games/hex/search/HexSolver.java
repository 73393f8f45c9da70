package quadrille.games.hex.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexTiling;

/**
 * Proves who wins. A tree is grown best first by proof numbers; in each position the opponent's
 * threats leave few cells that may stop them all, the must-play region (Hayward, Björnsson,
 * Johanson, Kan, Po and van Rijswijck, 2004, "Solving 7 × 7 Hex with domination, fill-in, and
 * virtual connections"). Keeps scratch memory; not thread-safe.
 */
final class HexSolver {
  private final HexBoard board;
  private final FillIn fillIn;
  private final CircuitEvaluation circuits;
  private final VirtualConnections first;
  private final VirtualConnections second;

  /** The tree during a search; cleared afterwards, because it takes much memory. */
  private Map<Key, ProofNode> nodes = new HashMap<>();

  private int visitedNodes;

  private record Key(StoneSets stones, Side turn) {}

  HexSolver(HexBoard board, CircuitEvaluation circuits) {
    this.board = board;
    this.circuits = circuits;
    fillIn = new FillIn(board);
    first = new VirtualConnections(board, Side.FIRST);
    second = new VirtualConnections(board, Side.SECOND);
  }

  /** Whether positions on a board can be solved. */
  static boolean supports(HexBoard board) {
    return board.tiling() == HexTiling.HEXAGONAL && board.cells() + 2 <= CellSet.CAPACITY;
  }

  /** The number of positions looked at by the last {@link #solve}. */
  int nodes() {
    return visitedNodes;
  }

  /**
   * Proves who wins, ignoring the swap.
   *
   * @param maxNodes how many positions it may look at
   * @param stop polled often; true means give up now
   * @return the root of the proof, or null if it gave up
   */
  @Nullable ProofNode solve(StoneSets stones, Side turn, int maxNodes, BooleanSupplier stop) {
    ProofNode root = node(stones, turn);
    while (!root.isSolved() && nodes.size() <= maxNodes && !stop.getAsBoolean()) {
      expandMostProving(root, stop);
    }
    visitedNodes = nodes.size();
    nodes = new HashMap<>();
    return root.isSolved() ? root : null;
  }

  /** Looks at the position that proves or disproves most, and takes it into account above. */
  private void expandMostProving(ProofNode node, BooleanSupplier stop) {
    if (!node.isExpanded()) {
      expand(node, stop);
      return;
    }
    ProofNode child =
        node.mostProvingChild(
            move -> node(node.stones().with(node.turn(), move), node.turn().other()));
    if (!child.isSolved()) {
      expandMostProving(child, stop);
    }
    node.update();
  }

  private ProofNode node(StoneSets stones, Side turn) {
    StoneSets filled = fillIn.fill(stones);
    return nodes.computeIfAbsent(new Key(filled, turn), key -> new ProofNode(filled, turn));
  }

  /**
   * Decides a position by its virtual connections, or finds the moves that remain to be tried.
   *
   * @param stop polled often; true means that the position may stay undecided
   */
  private void expand(ProofNode node, BooleanSupplier stop) {
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
    } else if (!others.wasStopped()) {
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
