package quadrille.search;

/** How long a machine thinks about a move when it is told what its clock shows. */
public final class TimeManagement {
  /** Kept back, so that the answer arrives before the flag falls. */
  private static final long RESERVE_MS = 30;

  private static final int MOVES_EXPECTED = 25;

  private TimeManagement() {}

  /** The limits of one move that may take that long, in milliseconds. */
  public static Limits forMoveTime(long ms) {
    return Limits.time(Math.max(1, ms - Math.min(RESERVE_MS, ms / 4)));
  }

  /**
   * The limits of one move by a clock.
   *
   * @param remainingMs what the clock shows, in milliseconds
   * @param incrementMs what every move adds
   * @param moves for how many moves the time has to last, or 0 for the rest of the game
   */
  public static Limits forClock(long remainingMs, long incrementMs, int moves) {
    int share = moves > 0 ? Math.min(moves + 1, MOVES_EXPECTED) : MOVES_EXPECTED;
    long ms = Math.min(remainingMs / 2, remainingMs / share + incrementMs * 3 / 4);
    return Limits.time(Math.max(1, ms - RESERVE_MS));
  }

  /** The tighter of two limits in every respect. */
  public static Limits tighter(Limits one, Limits other) {
    return new Limits(
        Math.min(one.depth(), other.depth()),
        Math.min(one.timeMs(), other.timeMs()),
        Math.min(one.nodes(), other.nodes()));
  }
}
