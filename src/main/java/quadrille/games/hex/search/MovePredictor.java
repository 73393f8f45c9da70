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
 * game of Go"). With those of the position they have other weights, whose sum is the logarithm of
 * the odds that the move wins at all. The weights were fitted to the moves that won, and to those
 * that were tried, in trees of {@link HexSolver}. Keeps scratch memory; not thread-safe.
 */
final class MovePredictor implements SolverOrder {
  /** The weights that come with the program, which are read when they are first needed. */
  private static final class Trained {
    private static final SolverWeights WEIGHTS = SolverWeights.read();
  }

  /**
   * Weights of features, which are logarithms. A file has them in hundredths, first one kind and
   * then the other.
   *
   * @param order which move of a position wins
   * @param odds whether a move wins
   */
  record SolverWeights(float[] order, float[] odds) {
    /** What is known before anything was learned. */
    static SolverWeights none() {
      return new SolverWeights(new float[MoveFeatures.COUNT], new float[MoveFeatures.COUNT]);
    }

    private static SolverWeights read() {
      SolverWeights weights = none();
      Weights.readResource(
          MovePredictor.class,
          "solver.weights",
          (index, hundredths) -> {
            float[] kind = index < MoveFeatures.COUNT ? weights.order : weights.odds;
            kind[index % MoveFeatures.COUNT] = hundredths / HUNDREDTHS;
          });
      return weights;
    }

    /** The numbers of a file. */
    float[] inHundredths() {
      float[] hundredths = new float[2 * MoveFeatures.COUNT];
      for (int i = 0; i < MoveFeatures.COUNT; i++) {
        hundredths[i] = order[i] * HUNDREDTHS;
        hundredths[MoveFeatures.COUNT + i] = odds[i] * HUNDREDTHS;
      }
      return hundredths;
    }
  }

  /**
   * Predictions are too sure of themselves: they are fitted to the move that was found to win, and
   * others win as well.
   */
  private static final double SOFTNESS = 2;

  /** No move wins or loses for certain before it was tried. */
  private static final double LEAST_CHANCE = 1e-4;

  private static final float HUNDREDTHS = 100;

  private final HexBoard board;
  private final CircuitEvaluation circuits;
  private final MoveFeatures features;
  private final SolverWeights weights;
  private final WinningMoves firstWinners;
  private final WinningMoves secondWinners;

  /**
   * Moves of a position, each with its features.
   *
   * @param moves the cells, in order
   * @param features of each move
   * @param ofPosition the features of the position
   */
  record Candidates(int[] moves, int[][] features, int[] ofPosition) {
    /** The features of a cell, which is one of the moves. */
    int[] featuresOf(int cell) {
      return features[Arrays.binarySearch(moves, cell)];
    }
  }

  MovePredictor(HexBoard board, CircuitEvaluation circuits) {
    this(board, circuits, Trained.WEIGHTS);
  }

  MovePredictor(HexBoard board, CircuitEvaluation circuits, SolverWeights weights) {
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
  public Tries rank(StoneSets stones, Side turn, CellSet region, CellSet threats, int last) {
    Candidates candidates = candidates(stones, turn, region, threats, last);
    return tries(candidates, scores(candidates), SOFTNESS);
  }

  /** Ranks moves by scores, with the other parameters as those of {@link RankedMoves#of}. */
  Tries tries(Candidates candidates, double[] scores, double softness) {
    RankedMoves ranked = RankedMoves.of(candidates.moves, scores, softness);
    double ofPosition = sum(weights.odds, candidates.ofPosition);
    double[] chances =
        Arrays.stream(ranked.moves())
            .mapToDouble(move -> ofPosition + sum(weights.odds, candidates.featuresOf(move)))
            .map(odds -> Math.clamp(1 / (1 + Math.exp(-odds)), LEAST_CHANCE, 1 - LEAST_CHANCE))
            .toArray();
    return new Tries(ranked, chances);
  }

  @Override
  public void won(StoneSets stones, Side turn, int move, int last) {
    winnersOf(turn).add(move, last);
  }

  private WinningMoves winnersOf(Side side) {
    return side.choose(firstWinners, secondWinners);
  }

  /** Lists the moves of a region, the parameters as those of {@link #rank}. */
  Candidates candidates(StoneSets stones, Side turn, CellSet region, CellSet threats, int last) {
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
    int[] ofPosition = features.ofPosition(circuits.advantage(turn), moves.length, threats.size());
    return new Candidates(moves, found, ofPosition);
  }

  private double flow(int cell) {
    return circuits.flow(Side.FIRST, cell) + circuits.flow(Side.SECOND, cell);
  }

  /** Of each move the logarithm of how likely it wins, plus a number that is the same for all. */
  double[] scores(Candidates candidates) {
    return Arrays.stream(candidates.features)
        .mapToDouble(each -> sum(weights.order, each))
        .toArray();
  }

  /** The sum of the weights of features. */
  static double sum(float[] weights, int[] features) {
    double sum = 0;
    for (int feature : features) {
      sum += weights[feature];
    }
    return sum;
  }
}
