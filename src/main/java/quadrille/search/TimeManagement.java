package quadrille.search;

/** Decides how long a computer player thinks about a move. */
public final class TimeManagement {
  /** The reserve for transmitting the answer, in milliseconds. */
  private static final long RESERVE_MS = 30;

  private static final int MOVES_EXPECTED = 25;

  private TimeManagement() {}

  /** Returns the limits of a move that must be played within that many milliseconds. */
  public static Limits forMoveTime(long ms) {
    return Limits.time(Math.max(1, ms - Math.min(RESERVE_MS, ms / 4)));
  }

  /**
   * Returns the limits of a move on the clock.
   *
   * @param remainingMs the time left on the clock, in milliseconds
   * @param incrementMs the time added after each move, in milliseconds
   * @param movesToGo the moves until more time is added, or 0 if the time is for the whole game
   */
  public static Limits forClock(long remainingMs, long incrementMs, int movesToGo) {
    int share = movesToGo > 0 ? Math.min(movesToGo + 1, MOVES_EXPECTED) : MOVES_EXPECTED;
    long ms = Math.min(remainingMs / 2, remainingMs / share + incrementMs * 3 / 4);
    return Limits.time(Math.max(1, ms - RESERVE_MS));
  }
}
