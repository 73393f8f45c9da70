package quadrille.games.hex.search;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Moves to try, the most promising first.
 *
 * @param moves the cells
 * @param shares how promising each is, against the first, whose share is 1
 */
record RankedMoves(int[] moves, float[] shares) {
  /**
   * The larger, the more equal the shares. Predictions are too sure of themselves: they are fitted
   * to the move that was found to win, and others win as well.
   */
  private static final double SOFTNESS = 2;

  /**
   * Ranks moves.
   *
   * @param moves the cells, one or more
   * @param scores of each the logarithm of how likely it wins, plus a number that is the same for
   *     all
   */
  static RankedMoves of(int[] moves, double[] scores) {
    int[] order =
        IntStream.range(0, moves.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -scores[i]))
            .mapToInt(i -> i)
            .toArray();
    int[] ranked = new int[order.length];
    float[] shares = new float[order.length];
    for (int i = 0; i < order.length; i++) {
      ranked[i] = moves[order[i]];
      shares[i] = (float) Math.exp((scores[order[i]] - scores[order[0]]) / SOFTNESS);
    }
    return new RankedMoves(ranked, shares);
  }
}
