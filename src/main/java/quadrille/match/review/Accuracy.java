package quadrille.match.review;

import quadrille.core.Game;
import quadrille.search.Score;

/**
 * Converts scores into winning chances, and lost chances into the accuracy of a move.
 *
 * <p>Both curves follow the "Lichess accuracy metric" (lichess.org, 2022): a logistic curve for the
 * chance to win, and an exponential one that rates a move 100 % if it loses no chances. Lichess
 * fitted its slope to chess, where the unit is a pawn. Here the unit is a man or a box, which
 * decides more, so {@link #SLOPE} is chosen rather than fitted: one unit ahead wins two games of
 * three.
 */
public final class Accuracy {
  /** How much one unit of the game adds to the logarithm of the odds: ln 2. */
  static final double SLOPE = Math.log(2);

  private Accuracy() {}

  /**
   * The chance to win, 0 … 1, a draw counting as half.
   *
   * @param score in points, from the side's view
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
   * @param loss the winning chance it lost, 0 … 1
   */
  public static double of(double loss) {
    return Math.clamp(103.1668 * Math.exp(-4.354 * loss) - 3.1669, 0, 100);
  }
}
