package quadrille.search;

import java.util.Locale;
import quadrille.core.Game;

/**
 * The scale of scores. A score counts points for the side to move; higher is better for that side.
 * {@link Game#pointsPerUnit} says how many points a man or a box is worth.
 *
 * <p>A certain win in n plies is {@code WIN - n}, a certain loss in n plies {@code n - WIN}. Every
 * other score lies within ± {@link #MAX_EVALUATION}. A score within {@link #TABLE_MARGIN} of ±
 * {@link #TABLE_WIN} is a win or loss that an endgame table knows, which does not look at draw
 * rules; one beyond it, see {@link #tableWin}, tells in how many plies.
 */
public final class Score {
  /** The score of a game that has just been won. */
  public static final int WIN = 1_000_000;

  /** The largest score that is not a certain win. */
  public static final int MAX_EVALUATION = 900_000;

  /** The score of a win in an endgame table. */
  public static final int TABLE_WIN = 800_000;

  /** How much better or worse than others a win or loss in an endgame table may look. */
  public static final int TABLE_MARGIN = 50_000;

  /** Larger than every score. */
  public static final int INFINITE = 2_000_000;

  public static final int DRAW = 0;

  /** Less than this many units is shown as 0. */
  private static final double EVEN = 0.005;

  /** A lead of this many units fills most of an evaluation bar. */
  private static final double WINNING_UNITS = 2.5;

  private Score() {}

  /** Whether the score is a certain win or loss. */
  public static boolean isDecided(int score) {
    return Math.abs(score) > MAX_EVALUATION;
  }

  /** Whether the score is a win or loss that an endgame table knows. */
  public static boolean isTableResult(int score) {
    return Math.abs(Math.abs(score) - TABLE_WIN) <= TABLE_MARGIN;
  }

  /**
   * Returns the score of a win in an endgame table that is known to take that many plies, 1 …
   * {@link #TABLE_MARGIN} − 1.
   */
  public static int tableWin(int plies) {
    return TABLE_WIN + TABLE_MARGIN - plies;
  }

  /** The plies to a win or loss that an endgame table knows; 0 of other scores, or if unknown. */
  public static int pliesByTable(int score) {
    int beyond = Math.abs(score) - TABLE_WIN;
    return beyond > 0 && isTableResult(score) ? TABLE_MARGIN - beyond : 0;
  }

  /** The number of plies to the certain win or loss that a score announces, 0 or more. */
  public static int pliesToEnd(int score) {
    return WIN - Math.abs(score);
  }

  /** Counts the plies of a decided score from a node at that ply instead of from the root. */
  static int toNode(int score, int ply) {
    return isDecided(score) ? score + (score > 0 ? ply : -ply) : score;
  }

  /** Counts the plies of a decided score from the root again; the inverse of {@link #toNode}. */
  static int fromNode(int score, int ply) {
    return isDecided(score) ? score - (score > 0 ? ply : -ply) : score;
  }

  /** The score of the position a ply earlier, whose move leads to this one in a line of play. */
  public static int aPlyEarlier(int score) {
    boolean counted = isDecided(score) || pliesByTable(score) > 0;
    return counted ? score - Integer.signum(score) : score;
  }

  /**
   * Returns the score in the game's units, always in English: {@code +1.25}, {@code 0.00}, {@code
   * win in 5}, {@code loss in 4}; {@code won}, {@code won in 23}, {@code lost} or {@code lost in
   * 22} by an endgame table.
   */
  public static String format(int score, Game game) {
    if (isDecided(score)) {
      return (score > 0 ? "win in " : "loss in ") + pliesToEnd(score);
    }
    if (isTableResult(score)) {
      int plies = pliesByTable(score);
      return (score > 0 ? "won" : "lost") + (plies > 0 ? " in " + plies : "");
    }
    double units = (double) score / game.pointsPerUnit();
    return Math.abs(units) < EVEN ? "0.00" : String.format(Locale.ROOT, "%+.2f", units);
  }

  /**
   * The first side's share of an evaluation bar, 0 … 1: one half if neither side is ahead.
   *
   * @param points the score from the first side's view
   */
  public static double barShare(int points, Game game) {
    if (isDecided(points) || isTableResult(points)) {
      return points > 0 ? 1 : 0;
    }
    double units = (double) points / game.pointsPerUnit();
    return 0.5 + 0.46 * Math.tanh(units / WINNING_UNITS);
  }
}
