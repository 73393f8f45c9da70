package quadrille.search;

import java.util.List;
import quadrille.core.DrawCounter;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Position;

/**
 * The positions from the start of the game down to the node being searched, with the counts that
 * the draw rules need. Counts like {@link Line}, but in arrays that are reused at every node.
 */
final class SearchPath {
  private final Game game;
  private DrawCounter[] counters = {};
  private long[] keys = {};
  private int[] reversiblePlies = {};
  private int[][] counts = {};
  private int last;

  /** Where a position of the game last occurred again, or −1. */
  private int lastRepetition;

  SearchPath(Game game) {
    this.game = game;
  }

  /** Empties the path and begins at the end of a line. */
  void reset(Line root) {
    counters = game.drawCounters(root.settings()).toArray(DrawCounter[]::new);
    List<Line> past = root.path();
    List<Line> relevant = past.subList(root.ply() - root.reversiblePlies(), past.size());
    reserve(relevant.size() + Limits.MAX_PLY + 1);
    last = -1;
    for (Line line : relevant) {
      last++;
      keys[last] = line.position().key();
      reversiblePlies[last] = last;
    }
    counts[last] = root.drawCounterPlies();
    lastRepetition = last;
    while (lastRepetition >= 0 && !occurredBefore(lastRepetition)) {
      lastRepetition--;
    }
  }

  private void reserve(int size) {
    if (keys.length < size || counts[0].length != counters.length) {
      keys = new long[size];
      reversiblePlies = new int[size];
      counts = new int[size][counters.length];
    }
  }

  void push(Position before, long move, Position after) {
    int[] old = counts[last];
    int plies = reversiblePlies[last];
    last++;
    keys[last] = after.key();
    reversiblePlies[last] = game.isReversible(before, move) ? plies + 1 : 0;
    for (int i = 0; i < counters.length; i++) {
      counts[last][i] = counters[i].counts(before, move, after) ? old[i] + 1 : 0;
    }
  }

  /** The key of the position just reached. */
  long key() {
    return keys[last];
  }

  void pop() {
    last--;
  }

  /** Whether the position just reached repeats an earlier one or a draw counter is at its limit. */
  boolean isDraw(Position position) {
    return isRepetition() || pliesToDraw(position) <= 0;
  }

  /**
   * Whether a win in that many plies from the position just reached holds on this path, though it
   * may have been proven on another one. It does not if a draw counter would reach its limit before
   * the win, or if a position that has already occurred twice in the game could occur again.
   */
  boolean allowsWinIn(int plies, Position position) {
    return plies <= pliesToDraw(position) && lastRepetition < last - reversiblePlies[last];
  }

  /**
   * The least number of plies from the position just reached after which a draw counter is at its
   * limit.
   */
  int pliesToDraw(Position position) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < counters.length; i++) {
      int plies = counts[last][i];
      if (plies > 0) {
        least = Math.min(least, limit(counters[i], position) - plies);
      }
    }
    return least;
  }

  // One repetition is enough: a side that can force it once can force it again.
  private boolean isRepetition() {
    return occurredBefore(last);
  }

  /** Whether the position at that index has occurred before. */
  private boolean occurredBefore(int index) {
    long key = keys[index];
    for (int i = index - 1; i >= index - reversiblePlies[index]; i--) {
      if (keys[i] == key) {
        return true;
      }
    }
    return false;
  }

  private static int limit(DrawCounter counter, Position position) {
    int limit = counter.limit(position);
    return limit == 0 ? Integer.MAX_VALUE : limit;
  }
}
