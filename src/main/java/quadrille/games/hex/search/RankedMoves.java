package quadrille.games.hex.search;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Moves to try, the most promising first.
 *
 * @param moves the cells
 * @param shares how promising each is, against the first, whose share is 1
 */
record RankedMoves(int[] moves, double[] shares) {
  /**
   * Ranks moves.
   *
   * @param moves the cells, one or more
   * @param scores of each the logarithm of how likely it wins, plus a number that is the same for
   *     all
   * @param softness the larger, the more equal the shares; 1 if they are to be as the scores say
   */
  static RankedMoves of(int[] moves, double[] scores, double softness) {
    int[] order =
        IntStream.range(0, moves.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -scores[i]))
            .mapToInt(i -> i)
            .toArray();
    int[] ranked = new int[order.length];
    double[] shares = new double[order.length];
    for (int i = 0; i < order.length; i++) {
      ranked[i] = moves[order[i]];
      shares[i] = Math.exp((scores[order[i]] - scores[order[0]]) / softness);
    }
    return new RankedMoves(ranked, shares);
  }
}
