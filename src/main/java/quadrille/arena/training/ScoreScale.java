package quadrille.arena.training;

import java.util.Arrays;

/**
 * The logistic curve that turns points into an expected result, 0 … 1.
 *
 * @param points the points that multiply the odds by e
 */
public record ScoreScale(double points) {
  private static final double MIN_POINTS = 1;
  private static final double MAX_POINTS = 10_000;
  private static final int STEPS = 60;

  /** Returns the expected result of a position with that score. */
  public double expected(double score) {
    return 1 / (1 + Math.exp(-score / points));
  }

  /**
   * Returns the cross entropy of an expected result, with a score of that many points.
   *
   * @param target what is to be expected, 0 … 1
   */
  public double loss(double score, double target) {
    double logit = score / points;
    // log(1 + e^logit), without overflow
    return Math.max(0, logit) + Math.log1p(Math.exp(-Math.abs(logit))) - target * logit;
  }

  /**
   * Fits the curve to the scores of positions and the results of their games, by bisection: the
   * loss is convex in the reciprocal of the points.
   *
   * @param results 0 … 1, one for each score
   */
  public static ScoreScale fit(double[] scores, double[] results) {
    double low = 1 / MAX_POINTS;
    double high = 1 / MIN_POINTS;
    for (int i = 0; i < STEPS; i++) {
      double middle = (low + high) / 2;
      if (slope(new ScoreScale(1 / middle), scores, results) > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return new ScoreScale(2 / (low + high));
  }

  /** The derivative of the loss by the reciprocal of the points. */
  private static double slope(ScoreScale scale, double[] scores, double[] results) {
    double[] terms = new double[scores.length];
    Arrays.setAll(terms, i -> (scale.expected(scores[i]) - results[i]) * scores[i]);
    return Arrays.stream(terms).sum();
  }
}
