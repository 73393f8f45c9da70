package quadrille.app.setup;

import org.jspecify.annotations.Nullable;

/**
 * Several games in a row between the same two seats.
 *
 * @param number which game it is, 1 … {@code of}
 * @param of how many games there are
 * @param firstScore what the seat named first has won before this game, in half points
 * @param secondScore the same for the seat named second
 */
public record Series(int number, int of, int firstScore, int secondScore) {
  private static final int WIN_HALF_POINTS = 2;

  public Series {
    if (number < 1 || number > of || firstScore < 0 || secondScore < 0) {
      throw new IllegalArgumentException("game " + number + " of " + of);
    }
  }

  /** The first of that many games. */
  public static Series of(int games) {
    return new Series(1, games, 0, 0);
  }

  /** Whether another game follows. */
  public boolean hasNext() {
    return number < of;
  }

  /**
   * With this game counted.
   *
   * @param oneWon whether the seat named first has won it; null for a draw
   */
  public Series withResult(@Nullable Boolean oneWon) {
    int first = oneWon == null ? 1 : oneWon ? WIN_HALF_POINTS : 0;
    return new Series(number, of, firstScore + first, secondScore + WIN_HALF_POINTS - first);
  }

  /** The game that follows; {@link #hasNext}. */
  public Series next() {
    return new Series(number + 1, of, firstScore, secondScore);
  }

  /** Half points as a score is written: 2½. */
  public static String formatScore(int halves) {
    String whole = halves == 1 ? "" : Integer.toString(halves / WIN_HALF_POINTS);
    return halves % WIN_HALF_POINTS == 0 ? whole : whole + "½";
  }
}
