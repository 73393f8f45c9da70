package quadrille.arena;

/**
 * Differences of strength on the scale of Arpad E. Elo, "The Rating of Chessplayers, Past and
 * Present", 1978, with the logistic curve that is usual today: a player who is d points stronger
 * scores {@code 1 / (1 + 10^(-d / 400))} of the points.
 */
public final class Elo {
  /** The standard deviations on either side that a 95 % interval reaches. */
  static final double Z_95 = 1.959964;

  private static final double PER_DECADE = 400;

  private Elo() {}

  /**
   * An estimated difference.
   *
   * @param elo infinite where all points were won or lost
   * @param low the lower end of the 95 % confidence interval
   */
  public record Estimate(double elo, double low, double high) {}

  /** The expected score, 0 … 1, of a player who is so many points stronger. */
  public static double expectedScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / PER_DECADE));
  }

  /**
   * The difference that a score stands for; for example 0.75 is {@code 400 · log10(3) = 190.85}.
   *
   * @param score 0 … 1; infinite at the ends
   */
  public static double difference(double score) {
    return PER_DECADE * Math.log10(score / (1 - score));
  }

  /**
   * The likelihood of superiority: how probable it is, after these games, that the player is the
   * stronger one. Draws say nothing about that.
   *
   * <p>Rémi Coulom, "Whole-History Rating", 2008, and his notes on Bayeselo: {@code ½ · (1 +
   * erf((wins − losses) / √(2 · (wins + losses))))}, the normal approximation. With 60 wins and 40
   * losses: 20 / √100 = 2 standard deviations, Φ(2) = 0.9772.
   *
   * @return 0 … 1; ½ where nothing was won or lost
   */
  public static double superiority(int wins, int losses) {
    int decided = wins + losses;
    return decided == 0 ? 0.5 : NormalDistribution.cdf((wins - losses) / Math.sqrt(decided));
  }
}
