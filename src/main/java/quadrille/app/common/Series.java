package quadrille.app.common;

import org.jspecify.annotations.Nullable;

/**
 * Several games in a row between the same two seats.
 *
 * @param number which game it is, 1 … {@code of}
 * @param of how many games there are
 * @param one what the seat named first has won before this game, in half points
 * @param two the same for the seat named second
 */
public record Series(int number, int of, int one, int two) {
  private static final int WIN = 2;

  public Series {
    if (number < 1 || number > of || one < 0 || two < 0) {
      throw new IllegalArgumentException("game " + number + " of " + of);
    }
  }

  /** The first of that many games. */
  public static Series of(int games) {
    return new Series(1, games, 0, 0);
  }

  /** Whether another game follows. */
  public boolean goesOn() {
    return number < of;
  }

  /**
   * With this game counted.
   *
   * @param oneWon whether the seat named first has won it; null for a draw
   */
  public Series counted(@Nullable Boolean oneWon) {
    int first = oneWon == null ? 1 : oneWon ? WIN : 0;
    return new Series(number, of, one + first, two + WIN - first);
  }

  /** The game that follows; {@link #goesOn}. */
  public Series next() {
    return new Series(number + 1, of, one, two);
  }

  /** Half points as a score is written: 2½. */
  public static String score(int halves) {
    String whole = halves == 1 ? "" : Integer.toString(halves / WIN);
    return halves % WIN == 0 ? whole : whole + "½";
  }
}
