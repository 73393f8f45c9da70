package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.StoneSets;
import quadrille.search.training.Weights;

/**
 * Predicts which move of a position wins: each move's features have weights, whose sum is the
 * logarithm of how likely it is (R. Coulom, 2007, "Computing “Elo ratings” of move patterns in the
 * game of Go"). The weights were fitted to the moves that won in trees of {@link HexSolver}. Keeps
 * scratch memory; not thread-safe.
 */
final class MovePredictor implements SolverOrder {
  /** The weights that come with the program, which are read when they are first needed. */
  private static final class Trained {
    private static final float[] WEIGHTS = read();

    private static float[] read() {
      float[] weights = new float[MoveFeatures.COUNT];
      Weights.readResource(
          MovePredictor.class,
          "solver.weights",
          (index, hundredths) -> weights[index] = hundredths / HUNDREDTHS);
      return weights;
    }
  }

  /**
   * Predictions are too sure of themselves: they are fitted to the move that was found to win, and
   * others win as well.
   */
  private static final double SOFTNESS = 2;

  /** Files have weights in hundredths. */
  static final float HUNDREDTHS = 100;

  private final HexBoard board;
  private final CircuitEvaluation circuits;
  private final MoveFeatures features;
  private final float[] weights;
  private final WinningMoves firstWinners;
  private final WinningMoves secondWinners;

  /**
   * Moves of a position, each with its features.
   *
   * @param moves the cells, in order
   * @param features of each move
   */
  record Candidates(int[] moves, int[][] features) {}

  MovePredictor(HexBoard board, CircuitEvaluation circuits) {
    this(board, circuits, Trained.WEIGHTS);
  }

  /**
   * @param weights the logarithms, one for each of {@link MoveFeatures#COUNT}
   */
  MovePredictor(HexBoard board, CircuitEvaluation circuits, float[] weights) {
    this.board = board;
    this.circuits = circuits;
    this.weights = weights;
    features = new MoveFeatures(board);
    firstWinners = new WinningMoves(board.cells());
    secondWinners = new WinningMoves(board.cells());
  }

  @Override
  public void clear() {
    firstWinners.clear();
    secondWinners.clear();
  }

  @Override
  public RankedMoves rank(StoneSets stones, Side turn, CellSet region, int last) {
    Candidates candidates = candidates(stones, turn, region, last);
    return RankedMoves.of(candidates.moves, scores(candidates), SOFTNESS);
  }

  @Override
  public void won(StoneSets stones, Side turn, int move, int last) {
    winnersOf(turn).add(move, last);
  }

  private WinningMoves winnersOf(Side side) {
    return side.choose(firstWinners, secondWinners);
  }

  /** Lists the moves of a region, the parameters as those of {@link #rank}. */
  Candidates candidates(StoneSets stones, Side turn, CellSet region, int last) {
    circuits.load(stones);
    features.load(stones, turn, last);
    WinningMoves winners = winnersOf(turn);
    int[] moves = IntStream.range(0, board.cells()).filter(region::contains).toArray();
    double[] flows = Arrays.stream(moves).mapToDouble(this::flow).toArray();
    int[][] found = new int[moves.length][];
    for (int i = 0; i < moves.length; i++) {
      int move = moves[i];
      double flow = flows[i];
      int rank = (int) Arrays.stream(flows).filter(each -> each > flow).count();
      found[i] =
          features.of(
              move,
              circuits.flow(turn, move),
              circuits.flow(turn.other(), move),
              rank,
              winners.share(move),
              winners.lastRefutation(last) == move);
    }
    return new Candidates(moves, found);
  }

  private double flow(int cell) {
    return circuits.flow(Side.FIRST, cell) + circuits.flow(Side.SECOND, cell);
  }

  /** Of each move the logarithm of how likely it wins, plus a number that is the same for all. */
  double[] scores(Candidates candidates) {
    return Arrays.stream(candidates.features).mapToDouble(this::score).toArray();
  }

  private double score(int[] moveFeatures) {
    double score = 0;
    for (int feature : moveFeatures) {
      score += weights[feature];
    }
    return score;
  }
}
