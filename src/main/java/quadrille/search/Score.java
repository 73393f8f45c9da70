package quadrille.search;

import java.util.Locale;
import quadrille.core.Game;

/**
 * The scale of scores: points from the view of the side to move, higher is better for it.
 *
 * <p>A certain win in n plies is {@code WIN - n}, a certain loss {@code n - WIN}; every other score
 * lies between {@code -MAX_EVALUATION} and {@code MAX_EVALUATION}.
 */
public final class Score {
  /** The score of a game that has just been won. */
  public static final int WIN = 1_000_000;

  /** The largest score that is not a certain win. */
  public static final int MAX_EVALUATION = 900_000;

  /** Larger than every score. */
  public static final int INFINITE = 2_000_000;

  public static final int DRAW = 0;

  private Score() {}

  public static boolean isDecided(int score) {
    return Math.abs(score) > MAX_EVALUATION;
  }

  /** In how many plies a decided score is reached. */
  public static int pliesToEnd(int score) {
    return WIN - Math.abs(score);
  }

  /**
   * The score as people of that game read it: {@code +1.25}, {@code win in 5}, {@code loss in 4}.
   */
  public static String format(int score, Game game) {
    if (isDecided(score)) {
      return (score > 0 ? "win in " : "loss in ") + pliesToEnd(score);
    }
    return String.format(Locale.ROOT, "%+.2f", (double) score / game.pointsPerUnit());
  }
}
