package quadrille.games.hexxagon.search;

import quadrille.games.hexxagon.HexxagonCells;

/**
 * Evaluates a position by a weighted sum of five features, with weights that depend on the number
 * of empty cells.
 *
 * <p>The weights come from a logistic regression on the results of 2,400 self-play games; 400
 * points are one unit of the log-odds of winning.
 */
final class HexxagonEvaluation {
  private static final int PIECES = 0;
  private static final int SAFE = 1;
  private static final int CLONES = 2;
  private static final int GAIN = 3;
  private static final int TURN = 4;

  /** The numbers of empty cells for which weights are given; in between they are interpolated. */
  private static final int[] EMPTY_COUNTS = {0, 6, 15, 30, 52};

  private static final int[][] FITTED_WEIGHTS = {
    {210, 84, 154, 111, 90},
    {75, 84, 22, 62, -103},
    {27, 68, 14, 18, 29},
    {23, 38, 8, 23, -56},
    {12, -29, 4, 10, -9},
  };

  private static final int[][] WEIGHTS = new int[HexxagonCells.COUNT][];

  static {
    for (int empty = 0; empty < WEIGHTS.length; empty++) {
      WEIGHTS[empty] = interpolate(Math.min(empty, EMPTY_COUNTS[EMPTY_COUNTS.length - 1]));
    }
  }

  private HexxagonEvaluation() {}

  private static int[] interpolate(int empty) {
    int next = 1;
    while (empty > EMPTY_COUNTS[next]) {
      next++;
    }
    int span = EMPTY_COUNTS[next] - EMPTY_COUNTS[next - 1];
    int part = empty - EMPTY_COUNTS[next - 1];
    int[] weights = new int[FITTED_WEIGHTS[next].length];
    for (int i = 0; i < weights.length; i++) {
      int start = FITTED_WEIGHTS[next - 1][i];
      weights[i] = start + Math.round((float) part * (FITTED_WEIGHTS[next][i] - start) / span);
    }
    return weights;
  }

  /**
   * Returns the score in points for the side to move, whose pieces are {@code own}. The features
   * are pieces, safe pieces (next to no empty cell), cells to clone to (each own minus the other
   * side's), the largest immediate gain, and the turn itself.
   */
  static int evaluate(long own, long other, long empty) {
    long exposed = HexxagonCells.neighboursOf(empty);
    long ownClones = empty & HexxagonCells.neighboursOf(own);
    long otherClones = empty & HexxagonCells.neighboursOf(other);
    int clones = Long.bitCount(ownClones) - Long.bitCount(otherClones);
    int gain = ownClones == 0 ? 0 : 1;
    // The other side clones to where its pieces are near, and only there can they be captured.
    for (long rest = otherClones; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int captures = Long.bitCount(HexxagonCells.neighbours(cell) & other);
      int possible = 2 * captures + (int) (ownClones >>> cell & 1);
      if (possible > gain && (HexxagonCells.reach(cell) & own) != 0) {
        gain = possible;
      }
    }
    int[] weights = WEIGHTS[Long.bitCount(empty)];
    return weights[PIECES] * (Long.bitCount(own) - Long.bitCount(other))
        + weights[SAFE] * (Long.bitCount(own & ~exposed) - Long.bitCount(other & ~exposed))
        + weights[CLONES] * clones
        + weights[GAIN] * gain
        + weights[TURN];
  }
}
