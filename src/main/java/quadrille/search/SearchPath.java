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
    return isRepetition() || hasReachedDrawLimit(position);
  }

  // One repetition is enough: a side that can force it once can force it again.
  private boolean isRepetition() {
    long key = keys[last];
    for (int i = last - 1; i >= last - reversiblePlies[last]; i--) {
      if (keys[i] == key) {
        return true;
      }
    }
    return false;
  }

  private boolean hasReachedDrawLimit(Position position) {
    for (int i = 0; i < counters.length; i++) {
      int plies = counts[last][i];
      if (plies > 0 && plies >= limit(counters[i], position)) {
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
