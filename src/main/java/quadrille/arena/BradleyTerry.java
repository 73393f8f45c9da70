package quadrille.arena;

/**
 * The strengths of several players who have played each other, on the scale of {@link Elo}, by the
 * largest likelihood; a draw is half a win and half a loss.
 *
 * <p>Ralph A. Bradley and Milton E. Terry, "Rank Analysis of Incomplete Block Designs: I. The
 * Method of Paired Comparisons", 1952. The likelihood has a single summit exactly if the players
 * cannot be split so that one part has never taken a point from the other: Lester R. Ford,
 * "Solution of a Ranking Problem from Binary Comparisons", 1957. Where they can, a drawn game is
 * added to every pairing that was played. The intervals are from the inverse of the information
 * matrix.
 *
 * <p>Two players, 30 points to 10: the difference is {@code 400 · log10(3) = 190.85}; the
 * information about it is {@code 40 · 0.75 · 0.25 = 7.5} in natural units of {@code 400 / ln 10 =
 * 173.72}, so the 95 % interval is ± {@code 1.96 · 173.72 / √7.5 = 124.3}.
 */
public final class BradleyTerry {
  private static final double ELO_PER_UNIT = 400 / Math.log(10);
  private static final double TOLERANCE = 1e-10;
  private static final int MAX_STEPS = 200;

  /**
   * Newton's step never leaves the summit farther behind than it was if no difference of two
   * strengths changes by more than 1.
   */
  private static final double MAX_STEP = 0.5;

  private final double[] strengths;
  private final double[][] covariance;
  private final boolean drawsAdded;

  private BradleyTerry(double[] strengths, double[][] covariance, boolean supported) {
    this.strengths = strengths;
    this.covariance = covariance;
    this.drawsAdded = supported;
  }

  /**
   * Fits the strengths.
   *
   * @param points {@code points[i][j]} is what i has taken from j: wins and half the draws
   * @throws IllegalArgumentException if the players fall into parts that never met
   */
  public static BradleyTerry fit(double[][] points) {
    if (!isFittable(points)) {
      throw new IllegalArgumentException("some players have not met the others, even indirectly");
    }
    boolean supported = !isConnected(points);
    double[][] won = supported ? addDraws(points) : points;
    double[] strengths = new double[points.length];
    for (int i = 0; i < MAX_STEPS; i++) {
      double length = step(won, strengths);
      if (length < TOLERANCE) {
        break;
      }
    }
    return new BradleyTerry(strengths, inverse(won, strengths), supported);
  }

  /** Newton's step towards the summit, shortened where it would overshoot; returns its length. */
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

  /** By how much each player has done better than its strength lets expect, in points. */
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
   * The covariance of the strengths: the inverse of the information matrix. As only differences are
   * known, that one is made regular by fixing the sum of all strengths.
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

  /** Whether everybody has taken points from everybody else, directly or along a chain. */
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
      for (boolean each : row) {
        if (!each) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether drawn games had to be added, so that the strengths have an end at all. */
  public boolean hasAddedDraws() {
    return drawsAdded;
  }

  /** By how much one player is stronger than another, with the 95 % interval. */
  public Elo.Estimate difference(int player, int other) {
    double elo = ELO_PER_UNIT * (strengths[player] - strengths[other]);
    double variance =
        covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
    double half = Elo.Z_95 * ELO_PER_UNIT * Math.sqrt(Math.max(0, variance));
    return new Elo.Estimate(elo, elo - half, elo + half);
  }
}
