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
   * @throws IllegalArgumentException if a bound is out of range
   */
  public Limits {
    if (depth < 1 || depth > MAX_DEPTH || timeMs < 1 || nodes < 1) {
      throw new IllegalArgumentException(
          "limits out of range: depth " + depth + ", " + timeMs + " ms, " + nodes + " nodes");
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

  /** Returns these limits with another time in milliseconds. */
  public Limits withTime(long ms) {
    return new Limits(depth, ms, nodes);
  }

  /** Returns the lower of each pair of bounds. */
  public Limits tighter(Limits other) {
    return new Limits(
        Math.min(depth, other.depth), Math.min(timeMs, other.timeMs), Math.min(nodes, other.nodes));
  }
}
