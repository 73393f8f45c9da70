package quadrille.games.hex.search;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.search.Knowledge;

/** What a machine knows about Hex. Not thread-safe. */
public final class HexKnowledge implements Knowledge {
  /** Points for a conductance e times that of the opponent. */
  private static final double EVALUATION_SCALE = 200;

  /** Points of promise for a cell that carries all of one side's current. */
  private static final double ORDERING_SCALE = 100_000;

  /** How many moves of a position are worth searching. */
  private static final int MAX_CANDIDATES = 10;

  /** A search that looks less far ahead is not to see the end of the game. */
  private static final int MIN_SOLVER_DEPTH = 3;

  /** More positions do not fit into memory next to everything else. */
  private static final int MAX_SOLVER_NODES = 200_000;

  /** With so few empty cells a proof is likely; with six more it takes twice as long or longer. */
  private static final int SOLVABLE_EMPTY_CELLS = 49;

  private final HexBoard board;
  private final CircuitEvaluation circuits;
  private @Nullable HexSolver solver;

  public HexKnowledge(Settings settings) {
    board = HexBoard.of(settings);
    circuits = new CircuitEvaluation(board);
  }

  @Override
  public int evaluate(Position position) {
    return (int) Math.round(EVALUATION_SCALE * circuits.advantage((HexPosition) position));
  }

  /** The cells that matter most to either side; all as long as the swap is to be weighed. */
  @Override
  public void moves(Position position, MoveList moves) {
    HexPosition hex = (HexPosition) position;
    if (board.allowsSwap() && hex.stoneCount() <= 1) {
      position.moves(moves);
      return;
    }
    for (int cell : circuits.highestFlowCells(hex, MAX_CANDIDATES)) {
      moves.add(cell);
    }
  }

  @Override
  public boolean isSelective() {
    return true;
  }

  @Override
  public int orderingScore(Position position, long move) {
    return move == HexPosition.SWAP
        ? (int) ORDERING_SCALE
        : (int) (ORDERING_SCALE * circuits.flow((HexPosition) position, (int) move));
  }

  @Override
  public int historySlots() {
    return 2 * board.cells() + 1;
  }

  @Override
  public int historySlot(Position position, long move) {
    if (move == HexPosition.SWAP) {
      return 2 * board.cells();
    }
    return position.turn().ordinal() * board.cells() + (int) move;
  }

  /** Gives up sooner the less deep the search is, and where the swap is still to come. */
  @Override
  public @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    HexPosition hex = (HexPosition) position;
    boolean open = board.allowsSwap() && hex.stoneCount() == 0;
    if (!HexSolver.supports(board) || open || depth < MIN_SOLVER_DEPTH) {
      return null;
    }
    if (solver == null) {
      solver = new HexSolver(board, circuits);
    }
    ProofNode root = solver.solve(StoneSets.of(hex), hex.turn(), nodeLimit(hex, depth), stop);
    if (root == null) {
      return null;
    }
    return new ProofSolution(hex, root, solver.nodes())
        .solution(circuits.highestFlowCells(hex, 1)[0]);
  }

  /**
   * The more cells are empty, the sooner it is hopeless, and the time is better spent searching.
   */
  private int nodeLimit(HexPosition position, int depth) {
    int empty = board.cells() - position.stoneCount();
    int hopeful = MAX_SOLVER_NODES >> Math.max(0, (empty - SOLVABLE_EMPTY_CELLS) / 6);
    return Math.min(1 << Math.min(2 * depth - 4, 30), hopeful);
  }
}
