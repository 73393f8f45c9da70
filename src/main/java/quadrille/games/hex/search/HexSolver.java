package quadrille.games.hex.search;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.FillIn;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;

/**
 * Proves who wins. A tree is grown best first by proof numbers; in each position the opponent's
 * threats leave few cells that may stop them all, the must-play region (Hayward, Björnsson,
 * Johanson, Kan, Po and van Rijswijck, 2005, "Solving 7 × 7 Hex with domination, fill-in, and
 * virtual connections"). Keeps scratch memory; not thread-safe.
 */
final class HexSolver {
  private final HexBoard board;
  private final FillIn fillIn;
  private final SolverOrder order;
  private final MustPlayAnalysis connections;

  /** The tree during a search; cleared afterwards, because it takes much memory. */
  private Map<Key, ProofNode> nodes = new HashMap<>();

  private int visitedNodes;

  private record Key(StoneSets stones, Side turn) {}

  HexSolver(HexBoard board, SolverOrder order, MustPlayAnalysis connections) {
    this.board = board;
    this.order = order;
    this.connections = connections;
    fillIn = new FillIn(board);
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
    order.clear();
    ProofNode root = node(stones, turn);
    decide(root, connections.analyse(root.stones(), turn, stop), WinningMoves.NO_MOVE);
    while (!root.isSolved() && nodes.size() <= maxNodes && !stop.getAsBoolean()) {
      expandMostProving(root, WinningMoves.NO_MOVE, stop);
    }
    visitedNodes = nodes.size();
    nodes = new HashMap<>();
    return root.isSolved() ? root : null;
  }

  /**
   * Looks at the position that proves or disproves most, and takes it into account above.
   *
   * @param last the move that led to the node
   */
  private void expandMostProving(ProofNode node, int last, BooleanSupplier stop) {
    if (!node.isExpanded()) {
      // The moves that lead here have met all threats of the side to move.
      decide(node, connections.analyseThreats(node.stones(), node.turn(), stop), last);
      return;
    }
    int index = node.mostProving();
    int move = node.move(index);
    ProofNode child = node.child(index, () -> after(node, move));
    if (!child.isSolved()) {
      expandMostProving(child, move, stop);
    }
    if (child.isSolved()) {
      order.tried(node.stones(), node.turn(), move, child.isLost());
    }
    node.update();
    if (node.isWon()) {
      order.won(node.stones(), node.turn(), node.winningMove(), last);
    }
  }

  private ProofNode after(ProofNode node, int move) {
    return node(node.stones().with(node.turn(), move), node.turn().other());
  }

  private ProofNode node(StoneSets stones, Side turn) {
    StoneSets filled = fillIn.fill(stones);
    return nodes.computeIfAbsent(new Key(filled, turn), key -> new ProofNode(filled, turn));
  }

  /**
   * Decides a position by what its virtual connections say, or takes over the moves that remain to
   * be tried.
   *
   * @param last the move that led to the node
   */
  private void decide(ProofNode node, MustPlay found, int last) {
    switch (found.verdict()) {
      case WON -> node.markWon(found.move(), found.carrier());
      case LOST -> node.markLost(found.carrier());
      case OPEN -> {
        if (found.isComplete()) {
          setMoves(node, found, last);
        }
      }
    }
  }

  private void setMoves(ProofNode node, MustPlay found, int last) {
    CellSet left = withoutDominated(node, found.region());
    if (left.isEmpty()) {
      node.markLost(found.carrier());
    } else {
      CellSet threats = found.carrier();
      node.setMoves(order.rank(node.stones(), node.turn(), left, threats, last), threats);
    }
  }

  /**
   * Leaves out each cell that another move kills: that move is at least as good, or it loses, and
   * then so does the cell.
   */
  private CellSet withoutDominated(ProofNode node, CellSet region) {
    fillIn.load(node.stones());
    CellSet kept = region;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (node.stones().isEmpty(cell) && (kept.contains(cell) || !region.contains(cell))) {
        kept = kept.minus(fillIn.cellsKilledBy(node.turn(), cell, kept));
      }
    }
    return kept;
  }
}
