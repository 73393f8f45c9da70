package quadrille.arena;

/**
 * Rating differences on the scale of Arpad E. Elo, "The Rating of Chessplayers, Past and Present",
 * 1978, with today's usual logistic curve: a player rated d points higher scores {@code 1 / (1 +
 * 10^(-d / 400))} of the points.
 */
public final class Elo {
  /** The half-width of a 95 % interval in standard deviations. */
  static final double Z_95 = 1.959964;

  private static final double PER_DECADE = 400;

  /** The coefficients of {@link #normalCdf}. */
  private static final double[] CDF_COEFFICIENTS = {
    0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429
  };

  private Elo() {}

  /**
   * An estimated difference.
   *
   * @param elo the difference; infinite if all points were won or lost
   * @param low the lower end of the 95 % confidence interval
   */
  public record Estimate(double elo, double low, double high) {}

  /** The expected score, 0 … 1, of a player rated so many points higher. */
  public static double expectedScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / PER_DECADE));
  }

  /**
   * The difference that corresponds to a score; for example, for 0.75 it is {@code 400 · log10(3) =
   * 190.85}.
   *
   * @param score 0 … 1; infinite at the ends
   */
  public static double difference(double score) {
    return PER_DECADE * Math.log10(score / (1 - score));
  }

  /**
   * The likelihood of superiority: the probability that the player is the stronger one, given these
   * results. Draws carry no information about it.
   *
   * <p>Rémi Coulom, "Whole-History Rating", 2008, and his notes on Bayeselo: {@code ½ · (1 +
   * erf((wins − losses) / √(2 · (wins + losses))))}, the normal approximation. With 60 wins and 40
   * losses: 20 / √100 = 2 standard deviations, Φ(2) = 0.9772.
   *
   * @return 0 … 1; ½ without decided games
   */
  public static double superiority(int wins, int losses) {
    int decided = wins + losses;
    return decided == 0 ? 0.5 : normalCdf((wins - losses) / Math.sqrt(decided));
  }

  /**
   * The probability that the standard normal distribution is below {@code z}, to six decimals.
   *
   * <p>Milton Abramowitz and Irene A. Stegun, "Handbook of Mathematical Functions", 1964, formula
   * 7.1.26.
   */
  private static double normalCdf(double z) {
    double x = Math.abs(z) / Math.sqrt(2);
    double t = 1 / (1 + 0.3275911 * x);
    double sum = 0;
    for (int i = CDF_COEFFICIENTS.length - 1; i >= 0; i--) {
      sum = (sum + CDF_COEFFICIENTS[i]) * t;
    }
    double tail = sum * Math.exp(-x * x) / 2;
    return z < 0 ? tail : 1 - tail;
  }
}
