package quadrille.games.hex.search;

import java.util.Arrays;

/** What a position of the solver's trees teaches of its moves. */
sealed interface Lesson {

  /** The features of each move that it is about. */
  int[][] features();

  /** How likely each of the moves wins, as the weights say; where one of them does, which one. */
  double[] chances(float[] weights);

  /** What the chance of a move should be, 0 or 1. */
  int target(int move);

  /** How surprising it is to the weights: −log of the chance of what was found. */
  double loss(float[] weights);

  /** Whether what was found is the likeliest for the weights. */
  boolean isRight(float[] weights);

  /**
   * A position in which a move was found to win.
   *
   * @param features those of each move that was to be tried
   * @param winner the index of the one that won
   */
  record BestMove(int[][] features, int winner) implements Lesson {
    @Override
    public double[] chances(float[] weights) {
      double[] chances =
          Arrays.stream(features)
              .mapToDouble(each -> Math.exp(MovePredictor.sum(weights, each)))
              .toArray();
      double sum = Arrays.stream(chances).sum();
      return Arrays.stream(chances).map(each -> each / sum).toArray();
    }

    @Override
    public int target(int move) {
      return move == winner ? 1 : 0;
    }

    @Override
    public double loss(float[] weights) {
      return -Math.log(chances(weights)[winner]);
    }

    @Override
    public boolean isRight(float[] weights) {
      double[] chances = chances(weights);
      return Arrays.stream(chances).allMatch(each -> each <= chances[winner]);
    }
  }

  /**
   * A move that was tried.
   *
   * @param move its features, and those of its position
   * @param wins whether it wins
   */
  record TriedMove(int[] move, boolean wins) implements Lesson {
    @Override
    public int[][] features() {
      return new int[][] {move};
    }

    @Override
    public double[] chances(float[] weights) {
      return new double[] {1 / (1 + Math.exp(-MovePredictor.sum(weights, move)))};
    }

    @Override
    public int target(int index) {
      return wins ? 1 : 0;
    }

    @Override
    public double loss(float[] weights) {
      double chance = chances(weights)[0];
      return -Math.log(wins ? chance : 1 - chance);
    }

    @Override
    public boolean isRight(float[] weights) {
      return wins == MovePredictor.sum(weights, move) > 0;
    }
  }
}
