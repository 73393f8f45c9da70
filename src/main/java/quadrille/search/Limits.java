package quadrille.search;

/**
 * Where a search has to end, whichever comes first.
 *
 * @param depth plies, 1 … {@link #MAX_DEPTH}
 * @param timeMs milliseconds, 1 or more; {@link Long#MAX_VALUE} for no bound
 * @param nodes nodes, 1 or more; {@link Long#MAX_VALUE} for no bound. With a bound a solver that is
 *     asked before the search gives up at once.
 */
public record Limits(int depth, long timeMs, long nodes) {
  public static final int MAX_DEPTH = 128;

  public Limits {
    if (depth < 1 || depth > MAX_DEPTH || timeMs < 1 || nodes < 1) {
      throw new IllegalArgumentException("limits out of range: " + depth + ", " + timeMs);
    }
  }

  public static Limits depth(int depth) {
    return new Limits(depth, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  public static Limits time(long timeMs) {
    return new Limits(MAX_DEPTH, timeMs, Long.MAX_VALUE);
  }

  public static Limits depthAndTime(int depth, long timeMs) {
    return new Limits(depth, timeMs, Long.MAX_VALUE);
  }

  public static Limits nodes(long nodes) {
    return new Limits(MAX_DEPTH, Long.MAX_VALUE, nodes);
  }

  /** The same depth and nodes with another time. */
  public Limits withTime(long ms) {
    return new Limits(depth, ms, nodes);
  }
}
