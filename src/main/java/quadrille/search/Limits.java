package quadrille.search;

/**
 * The bounds of a search, which ends at the first one it reaches.
 *
 * @param depth in plies, 1 … {@link #MAX_DEPTH}
 * @param timeMs in milliseconds, 1 or more; {@link Long#MAX_VALUE} for no bound
 * @param nodes the positions to visit, 1 or more; {@link Long#MAX_VALUE} for no bound. With a
 *     bound, a game's exact solver gives up at once, since its work is not counted in nodes.
 */
public record Limits(int depth, long timeMs, long nodes) {
  /** The greatest depth that can be asked for, in plies. */
  public static final int MAX_DEPTH = 128;

  /** No bound but {@link #MAX_DEPTH}. */
  public static final Limits NONE = new Limits(MAX_DEPTH, Long.MAX_VALUE, Long.MAX_VALUE);

  /** The deepest ply that a search can reach with forced moves and captures beyond its depth. */
  static final int MAX_PLY = 255;

  /**
   * The default move overhead, in milliseconds: the time that a move takes besides its search,
   * before the search begins and until the answer arrives.
   */
  public static final int DEFAULT_MOVE_OVERHEAD_MS = 30;

  /** The greatest move overhead that can be asked for, in milliseconds. */
  public static final int MAX_MOVE_OVERHEAD_MS = 5000;

  private static final int MOVES_EXPECTED = 25;

  /**
   * @throws IllegalArgumentException if a bound is out of range
   */
  public Limits {
    if (depth < 1 || depth > MAX_DEPTH || timeMs < 1 || nodes < 1) {
      throw new IllegalArgumentException(
          "limits out of range: depth " + depth + ", " + timeMs + " ms, " + nodes + " nodes");
    }
  }

  /** Whether a text is a move overhead that can be asked for, in milliseconds. */
  public static boolean isMoveOverhead(String text) {
    return text.matches("\\d{1,9}") && Integer.parseInt(text) <= MAX_MOVE_OVERHEAD_MS;
  }

  public static Limits depth(int depth) {
    return new Limits(depth, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  public static Limits time(long timeMs) {
    return new Limits(MAX_DEPTH, timeMs, Long.MAX_VALUE);
  }

  public static Limits nodes(long nodes) {
    return new Limits(MAX_DEPTH, Long.MAX_VALUE, nodes);
  }

  /**
   * Returns the limits of a move on the clock.
   *
   * @param remainingMs the time left on the clock, in milliseconds
   * @param incrementMs the time added after each move, in milliseconds
   * @param movesToGo the moves until more time is added, or 0 if the time is for the whole game
   */
  public static Limits forClock(long remainingMs, long incrementMs, int movesToGo) {
    int share = movesToGo > 0 && movesToGo < MOVES_EXPECTED ? movesToGo + 1 : MOVES_EXPECTED;
    long ms = Math.min(remainingMs / 2, remainingMs / share + incrementMs * 3 / 4);
    return time(Math.max(1, ms));
  }

  /** Returns these limits with another time in milliseconds. */
  public Limits withTime(long ms) {
    return new Limits(depth, ms, nodes);
  }

  /**
   * Returns the limits of the search, if these are the limits of the whole move: the time less what
   * has passed and a reserve, 1 ms or more. Without a limit of time they are the same.
   *
   * @param elapsedMs the time since the move began, in milliseconds
   * @param overheadMs the reserve, in milliseconds; at most a quarter of the time is reserved
   */
  public Limits forSearch(long elapsedMs, long overheadMs) {
    return minus(elapsedMs + Math.min(overheadMs, timeMs / 4), 0);
  }

  /**
   * Returns what is left of these limits, 1 ms or more and one node or more.
   *
   * @param spentMs the milliseconds that were spent
   * @param spentNodes the positions that were visited
   */
  Limits minus(long spentMs, long spentNodes) {
    return new Limits(
        depth,
        timeMs == Long.MAX_VALUE ? timeMs : Math.max(1, timeMs - spentMs),
        nodes == Long.MAX_VALUE ? nodes : Math.max(1, nodes - spentNodes));
  }

  /** Returns the lower of each pair of bounds. */
  public Limits tighter(Limits other) {
    return new Limits(
        Math.min(depth, other.depth), Math.min(timeMs, other.timeMs), Math.min(nodes, other.nodes));
  }
}
