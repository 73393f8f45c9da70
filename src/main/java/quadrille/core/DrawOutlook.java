package quadrille.core;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Tells whether a win that was found without regard to draw rules, as by an endgame table, can be
 * carried out under them.
 */
public final class DrawOutlook {
  private final Line root;
  private final List<DrawCounter> counters;
  private final int[] counts;

  /** The outlook at the end of a line. */
  public DrawOutlook(Line root) {
    this.root = root;
    counters = root.game().drawCounters(root.settings());
    counts = root.drawCounterPlies();
  }

  /**
   * Whether a win that can be forced in that many plies certainly comes about: no play as long as
   * that reaches the limit of a draw rule, and no position can occur for the third time.
   */
  public boolean isCertain(int plies) {
    return !hasRepetition()
        && IntStream.range(0, counts.length)
            .allMatch(i -> counts[i] + plies <= counters.get(i).limit());
  }

  /**
   * Whether the best moves of both sides are likely to lead to a win all the same: they end in one,
   * and no draw comes near on the way. A counter that runs now must not exceed half its limit
   * before it returns to zero, unless that many plies cannot bring it to its limit at all.
   */
  public boolean isLikely(long[] moves) {
    if (hasRepetition()) {
      return false;
    }
    boolean[] near = new boolean[counts.length];
    for (int i = 0; i < counts.length; i++) {
      near[i] = counts[i] > 0 && counts[i] + moves.length > counters.get(i).limit();
    }
    Line line = root;
    for (long move : moves) {
      if (line.outcome() != null) {
        return false;
      }
      line = line.play(move);
      int[] now = line.drawCounterPlies();
      for (int i = 0; i < now.length; i++) {
        near[i] &= now[i] > 0;
        if (near[i] && 2 * now[i] > counters.get(i).limit()) {
          return false;
        }
      }
    }
    Outcome outcome = line.outcome();
    return outcome != null && outcome.winner() != null;
  }

  /** Whether a position of the game that has already occurred twice may occur again. */
  private boolean hasRepetition() {
    List<Line> path = root.path();
    return path.subList(root.ply() - root.reversiblePlies(), path.size()).stream()
        .anyMatch(each -> each.occurrences() > 1);
  }
}
