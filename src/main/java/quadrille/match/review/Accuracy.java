package quadrille.match.review;

import quadrille.core.Game;
import quadrille.search.Score;

/**
 * What a score says about winning, and what a loss of it says about a move.
 *
 * <p>The shape of both curves is that of "Lichess accuracy metric" (lichess.org, 2022): a logistic
 * for the chance to win, and an exponential that gives a move 100 % when it loses nothing of it.
 * The slope of the logistic there was fitted to chess, a pawn being the unit; here a unit is a man
 * or a box, which decides more, so that {@link #SLOPE} is chosen, not fitted: one unit ahead wins
 * two games of three.
 */
public final class Accuracy {
  /** Growth of the logarithm of the odds for each unit of the game: ln 2. */
  static final double SLOPE = Math.log(2);

  private Accuracy() {}

  /**
   * The chance to win, 0 … 1, a draw counting as half.
   *
   * @param score in points from the view of the side that is asked for
   */
  public static double winProbability(int score, Game game) {
    if (Score.isDecided(score)) {
      return score > 0 ? 1 : 0;
    }
    return 1 / (1 + Math.exp(-SLOPE * score / game.pointsPerUnit()));
  }

  /**
   * How accurate a move was, 0 … 100.
   *
   * @param loss what it lost of the chance to win, 0 … 1
   */
  public static double of(double loss) {
    return Math.clamp(103.1668 * Math.exp(-4.354 * loss) - 3.1669, 0, 100);
  }
}
