package quadrille.arena;

/** The standard normal distribution. */
final class NormalDistribution {
  // The coefficients of the approximation below.
  private static final double P = 0.3275911;
  private static final double[] A = {
    0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429
  };

  private NormalDistribution() {}

  /**
   * The probability of a value below {@code z}, to six decimals.
   *
   * <p>Milton Abramowitz and Irene A. Stegun, "Handbook of Mathematical Functions", 1964, formula
   * 7.1.26.
   */
  static double cdf(double z) {
    double x = Math.abs(z) / Math.sqrt(2);
    double t = 1 / (1 + P * x);
    double sum = 0;
    for (int i = A.length - 1; i >= 0; i--) {
      sum = (sum + A[i]) * t;
    }
    double tail = sum * Math.exp(-x * x) / 2;
    return z < 0 ? tail : 1 - tail;
  }
}
