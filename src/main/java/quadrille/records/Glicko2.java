package quadrille.records;

import java.util.List;

/**
 * A player's Glicko-2 rating, after Mark Glickman, "Example of the Glicko-2 system" (2013); the
 * step numbers refer to that paper. Immutable.
 *
 * @param rating 1500 for a new player
 * @param deviation the uncertainty, more than 0: with 95 % certainty, the true rating is within two
 *     deviations
 * @param volatility how much the rating is expected to change, more than 0
 */
public record Glicko2(double rating, double deviation, double volatility) {
  /** The rating of a new player. */
  public static final Glicko2 UNRATED = new Glicko2(1500, 350, 0.06);

  private static final double CENTRE = 1500;
  private static final double SCALE = 173.7178;
  private static final double TAU = 0.5;
  private static final double PRECISION = 0.000001;

  /**
   * The result of a game.
   *
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  public record RatedGame(Glicko2 opponent, double score) {}

  /** The rating after a rating period with these games; without games, only the deviation grows. */
  public Glicko2 after(List<RatedGame> games) {
    double phi = deviation / SCALE;
    if (games.isEmpty()) {
      double wider = Math.hypot(phi, volatility);
      return new Glicko2(rating, Math.min(wider * SCALE, UNRATED.deviation), volatility);
    }
    double variance = 1 / games.stream().mapToDouble(this::information).sum();
    double surprise = games.stream().mapToDouble(this::surprise).sum();
    double sigma = newVolatility(variance, variance * surprise);
    double before = Math.hypot(phi, sigma);
    double after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
    double mu = mu() + after * after * surprise;
    return new Glicko2(mu * SCALE + CENTRE, after * SCALE, sigma);
  }

  private double mu() {
    return (rating - CENTRE) / SCALE;
  }

  /** The weight of a result against an opponent of that deviation (step 3). */
  private static double weight(Glicko2 opponent) {
    double phi = opponent.deviation / SCALE;
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** The expected score (step 3), 0 … 1. */
  public double expected(Glicko2 opponent) {
    return 1 / (1 + Math.exp(-weight(opponent) * (mu() - opponent.mu())));
  }

  private double information(RatedGame game) {
    double g = weight(game.opponent());
    double e = expected(game.opponent());
    return g * g * e * (1 - e);
  }

  private double surprise(RatedGame game) {
    return weight(game.opponent()) * (game.score() - expected(game.opponent()));
  }

  /** The new volatility (step 5), by the Illinois algorithm. */
  private double newVolatility(double variance, double delta) {
    VolatilityEquation equation =
        new VolatilityEquation(deviation / SCALE, volatility, variance, delta);
    double a = equation.logVolatility();
    double b = equation.otherBound();
    double fa = equation.at(a);
    double fb = equation.at(b);
    while (Math.abs(b - a) > PRECISION) {
      double c = a + (a - b) * fa / (fb - fa);
      double fc = equation.at(c);
      if (fc * fb <= 0) {
        a = b;
        fa = fb;
      } else {
        fa /= 2;
      }
      b = c;
      fb = fc;
    }
    return Math.exp(a / 2);
  }

  /** The function whose root is the logarithm of the squared new volatility. */
  private record VolatilityEquation(double phi, double sigma, double variance, double delta) {
    double logVolatility() {
      return Math.log(sigma * sigma);
    }

    double at(double x) {
      double e = Math.exp(x);
      double sum = phi * phi + variance + e;
      return e * (delta * delta - sum) / (2 * sum * sum) - (x - logVolatility()) / (TAU * TAU);
    }

    double otherBound() {
      double excess = delta * delta - phi * phi - variance;
      if (excess > 0) {
        return Math.log(excess);
      }
      int k = 1;
      while (at(logVolatility() - k * TAU) < 0) {
        k++;
      }
      return logVolatility() - k * TAU;
    }
  }
}
