package quadrille.games.hex.search;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexTiling;

/**
 * Proves who wins. A tree is grown best first by proof numbers; in each position the opponent's
 * threats leave few cells that may stop them all, the must-play region (Hayward, Björnsson,
 * Johanson, Kan, Po and van Rijswijck, 2004, "Solving 7 × 7 Hex with domination, fill-in, and
 * virtual connections"). Not thread-safe.
 */
final class HexSolver {
  private final FillIn fillIn;
  private final ProofNodeExpander mustPlay;

  /** The tree during a search; cleared afterwards, because it takes much memory. */
  private Map<Key, ProofNode> nodes = new HashMap<>();

  private int visitedNodes;

  private record Key(StoneSets stones, Side turn) {}

  HexSolver(HexBoard board, CircuitEvaluation circuits) {
    fillIn = new FillIn(board);
    mustPlay = new ProofNodeExpander(board, fillIn, circuits);
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
   * @param mostNodes how many positions it may look at
   * @param stop polled often; true means give up now
   * @return the root of the proof, or null if it gave up
   */
  @Nullable ProofNode solve(StoneSets stones, Side turn, int mostNodes, BooleanSupplier stop) {
    ProofNode root = node(stones, turn);
    while (!root.isSolved() && nodes.size() <= mostNodes && !stop.getAsBoolean()) {
      expandMostProving(root, stop);
    }
    visitedNodes = nodes.size();
    nodes = new HashMap<>();
    return root.isSolved() ? root : null;
  }

  /** Looks at the position that proves or disproves most, and takes it into account above. */
  private void expandMostProving(ProofNode node, BooleanSupplier stop) {
    if (!node.isExpanded()) {
      mustPlay.expand(node, stop);
      return;
    }
    int index = node.mostProvingIndex();
    ProofNode child = node.child(index);
    if (child == null) {
      child = node(node.stones().with(node.turn(), node.moves()[index]), node.turn().other());
      node.setChild(index, child);
    }
    if (!child.isSolved()) {
      expandMostProving(child, stop);
    }
    node.update();
  }

  private ProofNode node(StoneSets stones, Side turn) {
    StoneSets filled = fillIn.fill(stones);
    return nodes.computeIfAbsent(new Key(filled, turn), key -> new ProofNode(filled, turn));
  }
}
