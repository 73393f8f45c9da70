package quadrille.arena;

/**
 * A sequential probability ratio test of two hypotheses about the first player's strength: that it
 * is {@code elo0} or {@code elo1} points above the second's. It stops as soon as one is likely
 * enough; the probability of accepting the wrong one is 5 %.
 *
 * <p>Abraham Wald, "Sequential Tests of Statistical Hypotheses", 1945. The probabilities of the
 * five scores of a pair are unknown, so the ratio uses the maximum likelihood under each
 * hypothesis: Xiaoou Li, Jingchen Liu and Zhiliang Ying, "Generalized Sequential Probability Ratio
 * Test for Separate Families of Hypotheses", 2014; for games: Michel Van den Bergh, "A Practical
 * Introduction to the GSPRT", 2020. The maximum-likelihood distribution with a given mean: Art B.
 * Owen, "Empirical Likelihood Ratio Confidence Intervals for a Single Functional", 1988.
 *
 * @param elo0 less than {@code elo1}
 * @param elo1 at most {@link #MAX_ELO}, as {@code elo0} is at least its negative
 */
public record Sprt(double elo0, double elo1) {
  /** The largest difference that can be tested for. */
  public static final double MAX_ELO = 1000;

  /** The probability of a wrong acceptance, on both sides. */
  public static final double ERROR_RATE = 0.05;

  /** Accepts {@code elo1}, and below its negative {@code elo0}: ln(0.95 / 0.05) = 2.944. */
  public static final double BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

  /** Replaces the count of a score that never occurred, as its likelihood would be zero. */
  private static final double PSEUDO_COUNT = 1e-3;

  /** The state of a test. */
  public enum Verdict {
    /** The player is not stronger than {@code elo0}. */
    ELO0,
    /** The player is at least {@code elo1} stronger. */
    ELO1,
    OPEN
  }

  public Sprt {
    if (!(-MAX_ELO <= elo0 && elo0 < elo1 && elo1 <= MAX_ELO)) {
      throw new IllegalArgumentException("no test of " + elo0 + " against " + elo1);
    }
  }

  public Verdict verdict(Pentanomial pairs) {
    double ratio = logLikelihoodRatio(pairs);
    return ratio >= BOUND ? Verdict.ELO1 : ratio <= -BOUND ? Verdict.ELO0 : Verdict.OPEN;
  }

  /**
   * The logarithm of how much likelier the pairs are under {@code elo1} than under {@code elo0}; 0
   * without pairs.
   *
   * <p>By hand, where every pair was lost twice (40) or won twice (60): the distribution with the
   * mean s is then s and 1 − s, so that for the scores 0.5 (elo0 = 0) and 0.6 (elo1 = 70.4365) the
   * ratio is {@code 60 · ln(0.6 / 0.5) + 40 · ln(0.4 / 0.5) = 10.9393 − 8.9257 = 2.0136}.
   *
   * <p>And with 25, 50 and 25 pairs of 0, 1 and 2 points and the same hypotheses: under elo0 the
   * observed shares fit as they are; under elo1, {@code θ} solves {@code 0.024 θ² − 0.105 θ − 0.1 =
   * 0}, θ = −0.80446, and the ratio is {@code −(25 · ln 1.48267 + 50 · ln 1.08045 + 25 · ln
   * 0.67822) = −4.008}.
   */
  public double logLikelihoodRatio(Pentanomial pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    double score0 = Elo.expectedScore(elo0);
    double score1 = Elo.expectedScore(elo1);
    double[] counts = counts(pairs);
    double tilt0 = tilt(counts, score0);
    double tilt1 = tilt(counts, score1);
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double share = Pentanomial.share(i);
      sum += counts[i] * Math.log((1 + tilt0 * (share - score0)) / (1 + tilt1 * (share - score1)));
    }
    return sum;
  }

  private static double[] counts(Pentanomial pairs) {
    double[] counts = new double[Pentanomial.SCORES];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Math.max(PSEUDO_COUNT, pairs.count(i));
    }
    return counts;
  }

  /**
   * Returns the θ for which the shares {@code p / (1 + θ (share − mean))}, with the observed p,
   * have that mean. Found by bisection, as the function whose root is sought decreases between its
   * two poles.
   */
  private static double tilt(double[] counts, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    while (true) {
      double middle = (low + high) / 2;
      if (middle <= low || middle >= high) {
        return middle;
      }
      if (excess(counts, mean, middle) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
  }

  private static double excess(double[] counts, double mean, double tilt) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double over = Pentanomial.share(i) - mean;
      sum += counts[i] * over / (1 + tilt * over);
    }
    return sum;
  }
}
