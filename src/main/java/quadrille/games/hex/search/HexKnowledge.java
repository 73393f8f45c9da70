package quadrille.games.hex.search;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;
import quadrille.games.hex.network.HexNetwork;
import quadrille.games.hex.network.NetworkJudge;
import quadrille.search.Knowledge;
import quadrille.search.Score;
import quadrille.search.tree.Policy;

/**
 * What the search knows about Hex: virtual connections and a network for a best-first search,
 * circuits for shallow searches and boards that are not hexagonal, and a solver for the root. Not
 * thread-safe.
 */
public final class HexKnowledge implements Knowledge {
  /** Ordering score of a cell that carries all of one side's current. */
  private static final double ORDERING_SCALE = 100_000;

  /** How many moves of a position are searched. */
  private static final int MAX_CANDIDATES = 10;

  /** Shallower searches, the low levels, know no virtual connections and use no solver. */
  private static final int MIN_CONNECTION_DEPTH = 3;

  /** More positions do not fit into memory next to everything else. */
  private static final int MAX_SOLVER_NODES = 200_000;

  /** With so few empty cells a proof is likely. */
  private static final int SOLVABLE_EMPTY_CELLS = 49;

  /** With so many empty cells, an empty board of 8 × 8, a proof may still come within seconds. */
  private static final int HOPEFUL_EMPTY_CELLS = 64;

  /** With so many more empty cells a proof takes twice as long or longer. */
  private static final int DOUBLING_CELLS = 6;

  private final HexBoard board;
  private final CircuitEvaluation circuits;
  private final AppraisalCache cache = new AppraisalCache();
  private final @Nullable HexNetwork network;
  private @Nullable NetworkPolicy policy;
  private @Nullable HexSolver solver;
  private boolean shallow;

  public HexKnowledge(Settings settings) {
    this(settings, null);
  }

  /**
   * @param network judges positions instead of the trained network; null for that one
   */
  public HexKnowledge(Settings settings, @Nullable HexNetwork network) {
    board = HexBoard.of(settings);
    this.network = network;
    circuits = new CircuitEvaluation(HexLinks.withBridges(board));
  }

  @Override
  public void prepare(int depth) {
    shallow = depth < MIN_CONNECTION_DEPTH;
  }

  /** Drops the policy: what it remembers may decide positions that a new one would leave open. */
  @Override
  public void clear() {
    policy = null;
  }

  @Override
  public @Nullable Policy policy() {
    if (shallow || !NetworkPolicy.supports(board)) {
      return null;
    }
    if (policy == null) {
      HexNetwork judge = network == null ? HexNetwork.trained() : network;
      policy = new NetworkPolicy(board, new NetworkJudge(judge));
    }
    return policy;
  }

  @Override
  public int evaluate(Position position) {
    return appraisal((HexPosition) position).evaluation();
  }

  private Appraisal appraisal(HexPosition position) {
    return cache.get(position, each -> circuits.appraise(each, MAX_CANDIDATES));
  }

  /**
   * Adds the cells that matter most to either side. Where a swap is possible, or the next stone may
   * be swapped, the {@link SwapTable} decides, because the search knows less.
   */
  @Override
  public void moves(Position position, MoveList moves) {
    HexPosition hex = (HexPosition) position;
    if (hex.winner() != null) {
      return;
    }
    openingMoves(hex, moves);
    if (!moves.isEmpty()) {
      return;
    }
    for (int cell : appraisal(hex).cells()) {
      moves.add(cell);
    }
  }

  /** Adds the fair first stones, or the swap of a strong one. */
  @Override
  public void openingMoves(Position position, MoveList moves) {
    SwapTable.addMoves((HexPosition) position, moves);
  }

  @Override
  public boolean isSelective() {
    return true;
  }

  @Override
  public void scoreMoves(Position position, MoveList moves, int[] history, int[] scores) {
    HexPosition hex = (HexPosition) position;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      scores[i] = (int) (ORDERING_SCALE * flow(hex, move)) + history[historySlot(hex, move)];
    }
  }

  private double flow(HexPosition position, long move) {
    if (move == HexPosition.SWAP) {
      return 1;
    }
    double flow = appraisal(position).flow(move);
    return Double.isNaN(flow) ? circuits.flow(position, (int) move) : flow;
  }

  @Override
  public int historySlots() {
    return board.cells() + 1;
  }

  @Override
  public int historySlot(Position position, long move) {
    return move == HexPosition.SWAP ? board.cells() : (int) move;
  }

  /**
   * Gives up at once in a shallow search or if the first stone may be swapped, and sooner the more
   * cells are empty.
   */
  @Override
  public @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    HexPosition hex = (HexPosition) position;
    boolean swapFollows = board.allowsSwap() && hex.stoneCount() == 0;
    if (!MustPlayAnalysis.supports(board) || swapFollows || depth < MIN_CONNECTION_DEPTH) {
      return null;
    }
    int limit = nodeLimit(hex, depth);
    if (limit == 0) {
      return null;
    }
    if (solver == null) {
      solver =
          new HexSolver(
              board,
              new MovePredictor(board, circuits),
              new MustPlayAnalysis(board, Thoroughness.HIGH));
    }
    ProofNode root = solver.solve(StoneSets.of(hex), hex.turn(), limit, stop);
    return root == null ? null : solution(hex, root, solver.nodes());
  }

  /**
   * Falls with the number of empty cells: in the middle game of a large board the tree makes better
   * use of the time.
   */
  @Override
  public double solverShare(Position position) {
    return Math.pow(0.5, doublings((HexPosition) position, HOPEFUL_EMPTY_CELLS));
  }

  /** What a proof means for the position: the move to play, and the most plies until it ends. */
  private Solution solution(HexPosition position, ProofNode root, long nodes) {
    Side winner = root.isWon() ? position.turn() : position.turn().other();
    int plies = maxPliesToWin(position, root);
    int[] ends = winningCells(position, winner);
    if (root.isWon() && ends.length > 0) {
      return new Solution(new long[] {ends[0]}, Score.WIN - 1, nodes);
    }
    if (root.isWon()) {
      boolean anyMove = root.winningMove() == MustPlay.ANY_MOVE;
      int move = anyMove ? circuits.highestFlowCells(position, 1)[0] : root.winningMove();
      return new Solution(new long[] {move}, Score.WIN - (plies | 1), nodes);
    }
    int even = plies + 1 & ~1;
    if (position.maySwap()) {
      return new Solution(new long[] {HexPosition.SWAP}, Score.WIN - 1 - even, nodes);
    }
    return new Solution(new long[0], (ends.length > 1 ? 2 : even) - Score.WIN, nodes);
  }

  /** The cells that join the side's edges at once. */
  private static int[] winningCells(HexPosition position, Side side) {
    return position
        .emptyCells()
        .filter(cell -> position.withStone(side, cell, side).winner() == side)
        .toArray();
  }

  /** When the cells that the winner's play needs are full, it has won. */
  private static int maxPliesToWin(HexPosition position, ProofNode root) {
    return Math.max(1, root.carrierFrom(StoneSets.of(position)).size());
  }

  /**
   * The more cells are empty, the less likely a proof is, and the better the time is spent on
   * search.
   */
  private int nodeLimit(HexPosition position, int depth) {
    int hopeful = MAX_SOLVER_NODES >> (int) doublings(position, SOLVABLE_EMPTY_CELLS);
    return Math.min(1 << Math.min(2 * depth - 4, 30), hopeful);
  }

  /** How many times the work of a proof is doubled by the empty cells beyond a number of them. */
  private double doublings(HexPosition position, int cells) {
    int empty = board.cells() - position.stoneCount();
    return Math.max(0.0, empty - cells) / DOUBLING_CELLS;
  }
}
