package quadrille.arena;

/**
 * Maximum-likelihood ratings of several players on the scale of {@link Elo}; a draw counts as half
 * a win and half a loss.
 *
 * <p>Ralph A. Bradley and Milton E. Terry, "Rank Analysis of Incomplete Block Designs: I. The
 * Method of Paired Comparisons", 1952. The likelihood has a unique maximum exactly if the players
 * cannot be split into two groups of which one has never taken a point from the other: Lester R.
 * Ford, "Solution of a Ranking Problem from Binary Comparisons", 1957. Where they can, a draw is
 * added to every pairing. The intervals follow from the inverse of the information matrix.
 *
 * <p>Two players, 30 points to 10: the difference is {@code 400 · log10(3) = 190.85}; the
 * information about it is {@code 40 · 0.75 · 0.25 = 7.5} in natural units of {@code 400 / ln 10 =
 * 173.72}, so the 95 % interval is ± {@code 1.96 · 173.72 / √7.5 = 124.3}.
 *
 * @param strengths in natural units; only their differences mean anything
 * @param covariance of the strengths
 * @param hasAddedDraws whether draws were added, without which a rating would be infinite
 */
public record BradleyTerry(double[] strengths, double[][] covariance, boolean hasAddedDraws) {
  private static final double ELO_PER_UNIT = 400 / Math.log(10);
  private static final double TOLERANCE = 1e-10;
  private static final int MAX_STEPS = 200;

  /**
   * The largest change of a strength in a step: Newton's method cannot diverge while no difference
   * of two strengths changes by more than 1.
   */
  private static final double MAX_STEP = 0.5;

  /**
   * Computes the ratings.
   *
   * @param points {@code points[i][j]} is what i has scored against j: wins and half the draws
   * @throws IllegalArgumentException if the players fall into groups that never met
   */
  public static BradleyTerry fit(double[][] points) {
    if (!isFittable(points)) {
      throw new IllegalArgumentException("some players have not met the others, even indirectly");
    }
    boolean addDraws = !isConnected(points);
    double[][] won = addDraws ? addDraws(points) : points;
    double[] strengths = new double[points.length];
    for (int i = 0; i < MAX_STEPS; i++) {
      double length = step(won, strengths);
      if (length < TOLERANCE) {
        break;
      }
    }
    return new BradleyTerry(strengths, inverse(won, strengths), addDraws);
  }

  /** Makes a step of Newton's method, shortened if it would overshoot; returns its length. */
  private static double step(double[][] won, double[] strengths) {
    double[][] inverse = inverse(won, strengths);
    double[] gradient = gradient(won, strengths);
    double[] step = new double[strengths.length];
    double longest = 0;
    for (int i = 0; i < step.length; i++) {
      for (int j = 0; j < step.length; j++) {
        step[i] += inverse[i][j] * gradient[j];
      }
      longest = Math.max(longest, Math.abs(step[i]));
    }
    double shortened = Math.min(1, MAX_STEP / longest);
    for (int i = 0; i < step.length; i++) {
      strengths[i] += shortened * step[i];
    }
    return longest;
  }

  /** How many points each player has scored above expectation. */
  private static double[] gradient(double[][] won, double[] strengths) {
    double[] gradient = new double[strengths.length];
    for (int i = 0; i < gradient.length; i++) {
      for (int j = 0; j < gradient.length; j++) {
        double games = won[i][j] + won[j][i];
        gradient[i] += won[i][j] - games * expected(strengths, i, j);
      }
    }
    return gradient;
  }

  /**
   * The covariance of the strengths: the inverse of the information matrix, which is made regular
   * by fixing the sum of all strengths, as only differences are known.
   */
  private static double[][] inverse(double[][] won, double[] strengths) {
    int n = strengths.length;
    double[][] information = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double p = expected(strengths, i, j);
        double weight = i == j ? 0 : (won[i][j] + won[j][i]) * p * (1 - p);
        information[i][i] += weight;
        information[i][j] += 1.0 / n - weight;
      }
    }
    return Matrices.inverse(information);
  }

  private static double expected(double[] strengths, int i, int j) {
    return 1 / (1 + Math.exp(strengths[j] - strengths[i]));
  }

  private static double[][] addDraws(double[][] points) {
    int n = points.length;
    double[][] more = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        more[i][j] = points[i][j] + (points[i][j] + points[j][i] > 0 ? 0.5 : 0);
      }
    }
    return more;
  }

  /** Whether all players have met, directly or through others, so that they can be compared. */
  public static boolean isFittable(double[][] points) {
    int n = points.length;
    double[][] met = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        met[i][j] = points[i][j] + points[j][i];
      }
    }
    return isConnected(met);
  }

  /** Whether everybody has scored against everybody else, directly or through others. */
  private static boolean isConnected(double[][] points) {
    int n = points.length;
    boolean[][] over = new boolean[n][n];
    for (int k = -1; k < n; k++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          over[i][j] |= k < 0 ? i == j || points[i][j] > 0 : over[i][k] && over[k][j];
        }
      }
    }
    for (boolean[] row : over) {
      for (boolean scored : row) {
        if (!scored) {
          return false;
        }
      }
    }
    return true;
  }

  /** The rating difference of two players with its 95 % interval. */
  public Elo.Estimate difference(int player, int other) {
    double elo = ELO_PER_UNIT * (strengths[player] - strengths[other]);
    double variance =
        covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
    double half = Elo.Z_95 * ELO_PER_UNIT * Math.sqrt(Math.max(0, variance));
    return new Elo.Estimate(elo, elo - half, elo + half);
  }
}
