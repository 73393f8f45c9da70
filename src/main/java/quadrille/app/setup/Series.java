package quadrille.app.setup;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The state of a series of games between the same two players.
 *
 * @param number the current game, 1 … {@code of}
 * @param of the number of games
 * @param firstScore the half points of the first player before this game
 * @param secondScore the same for the second player
 * @param seed decides the openings
 */
public record Series(int number, int of, int firstScore, int secondScore, long seed) {
  private static final int WIN_HALF_POINTS = 2;

  public Series {
    if (number < 1 || number > of || firstScore < 0 || secondScore < 0) {
      throw new IllegalArgumentException("game " + number + " of " + of);
    }
  }

  /**
   * A series at its first game.
   *
   * @param seed decides the openings
   */
  public static Series of(int games, long seed) {
    return new Series(1, games, 0, 0, seed);
  }

  /** A series at its first game, with other openings than the last one. */
  public static Series of(int games) {
    return of(games, new SplittableRandom().nextLong());
  }

  /** The number of the current game's opening, from 0: two games in a row share one. */
  public int openingNumber() {
    return (number - 1) / 2;
  }

  /** Whether there is another game after this one. */
  public boolean hasNext() {
    return number < of;
  }

  /**
   * The series with this game counted.
   *
   * @param oneWon whether the first player won; null for a draw
   */
  public Series withResult(@Nullable Boolean oneWon) {
    int first = oneWon == null ? 1 : oneWon ? WIN_HALF_POINTS : 0;
    return new Series(number, of, firstScore + first, secondScore + WIN_HALF_POINTS - first, seed);
  }

  /** The series at its next game; only if {@link #hasNext}. */
  public Series next() {
    return new Series(number + 1, of, firstScore, secondScore, seed);
  }

  /** Formats half points as a score: 2½. */
  public static String formatScore(int halves) {
    String whole = halves == 1 ? "" : Integer.toString(halves / WIN_HALF_POINTS);
    return halves % WIN_HALF_POINTS == 0 ? whole : whole + "½";
  }
}
