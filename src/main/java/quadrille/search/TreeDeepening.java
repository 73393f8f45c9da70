package quadrille.search;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.search.tree.Policy;
import quadrille.search.tree.TreeSearch;
import quadrille.search.tree.TreeSearch.Candidate;

/**
 * Grows a tree until it is large enough for the depth that was asked for. A ply stands for twice as
 * many visits as the ply before.
 */
final class TreeDeepening {
  /** The visits of the first ply. */
  private static final int FIRST_VISITS = 4;

  private static final int PERMILLE = 1000;
  private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final TreeSearch tree;
  private final int moves;
  private final Limits limits;
  private final Budget budget;
  private final LongAdder nodes = new LongAdder();
  private int depth;

  /**
   * @param moves how many moves to find, 1 or more
   */
  TreeDeepening(TreeSearch tree, int moves, Limits limits, Budget budget) {
    this.tree = tree;
    this.moves = moves;
    this.limits = limits;
    this.budget = budget;
  }

  /** Grows the tree on one of the other threads until the budget is spent. */
  void help(Policy policy) {
    while (!budget.isSpent() && !tree.isFinished()) {
      grow(policy);
    }
  }

  private void grow(Policy policy) {
    tree.grow(policy, moves);
    nodes.increment();
  }

  /**
   * Grows the tree on the main thread, and ends the search.
   *
   * @return a report for each of the best moves, best first, at least one
   */
  List<SearchReport> run(Line root, Policy policy, Consumer<List<SearchReport>> listener) {
    boolean forced = budget.hasClock() && root.position().legalMoves().size() == 1;
    long lastReport = System.nanoTime();
    try {
      do {
        grow(policy);
        if (hasReachedNextDepth() || System.nanoTime() - lastReport > REPORT_NANOS) {
          lastReport = System.nanoTime();
          listener.accept(reports(policy));
        }
      } while (!forced && !isEnough());
    } finally {
      budget.stop();
    }
    List<SearchReport> last = reports(policy);
    listener.accept(last);
    return last;
  }

  private boolean hasReachedNextDepth() {
    int before = depth;
    while (depth < limits.depth() && tree.visits() >= visits(depth + 1)) {
      depth++;
    }
    return depth > before;
  }

  private boolean isEnough() {
    return depth >= limits.depth()
        || tree.isFinished()
        || budget.isSpent()
        || nodes.sum() >= budget.nodeLimit();
  }

  private static long visits(int depth) {
    return (long) FIRST_VISITS << Math.min(depth - 1, Integer.SIZE);
  }

  /** The moves that were visited most, by their scores. */
  private List<SearchReport> reports(Policy policy) {
    return tree.best(moves).stream()
        .map(each -> report(each, policy))
        .sorted(Comparator.comparingInt(SearchReport::score).reversed())
        .toList();
  }

  private SearchReport report(Candidate move, Policy policy) {
    boolean proven = move.plies() != 0;
    return new SearchReport(
        proven ? Math.max(1, depth) : depth,
        tree.deepest(),
        score(move, policy),
        proven,
        nodes.sum(),
        budget.elapsedMs(),
        (int) ((long) PERMILLE * tree.nodes() / TreeSearch.MAX_NODES),
        move.line());
  }

  /** The score of a move. */
  static int score(Candidate move, Policy policy) {
    int plies = move.plies();
    if (plies == 0) {
      return policy.points(move.value());
    }
    return plies > 0 ? Score.WIN - plies : -Score.WIN - plies;
  }
}
