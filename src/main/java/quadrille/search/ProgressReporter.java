package quadrille.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.MoveList;

/** Puts together what is known while a search runs, and tells it. Used by the main thread alone. */
final class ProgressReporter {
  private static final long INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final TranspositionTable table;
  private final Budget budget;
  private final List<AlphaBeta> helpers;
  private final Consumer<SearchReport> listener;
  private @Nullable AlphaBeta main;
  private @Nullable SearchReport last;
  private long lastPublished = System.nanoTime();

  ProgressReporter(
      TranspositionTable table,
      Budget budget,
      List<AlphaBeta> helpers,
      Consumer<SearchReport> listener) {
    this.table = table;
    this.budget = budget;
    this.helpers = helpers;
    this.listener = listener;
  }

  void setMainSearch(AlphaBeta search) {
    main = search;
  }

  /** An iteration has ended with that score. */
  void iterationFinished(int depth, int score, boolean everything) {
    AlphaBeta search = search();
    boolean exact = everything || Score.isDecided(score);
    last = report(depth, score, exact, search.rootPv());
    publish(last);
  }

  /** The search was stopped within an iteration: a better move it had found by then is kept. */
  void searchStopped() {
    AlphaBeta search = search();
    if (search.rootMove() != MoveList.NONE) {
      int depth = last == null ? 0 : last.depth();
      boolean exact = last != null && last.exact();
      last = report(depth, search.rootScore(), exact, search.rootPv());
      publish(last);
    }
  }

  /** Called often while the search runs. */
  void tick() {
    SearchReport known = last;
    if (known != null && System.nanoTime() - lastPublished > INTERVAL_NANOS) {
      publish(report(known.depth(), known.score(), known.exact(), known.line()));
    }
  }

  /** The final report; any legal move if the search was stopped before it had looked at one. */
  SearchReport last(Line root) {
    if (last != null) {
      return last;
    }
    return report(0, Score.DRAW, false, List.of(root.position().legalMoves().get(0)));
  }

  private SearchReport report(int depth, int score, boolean exact, List<Long> line) {
    AlphaBeta search = search();
    long nodes = search.nodes();
    for (AlphaBeta helper : helpers) {
      nodes += helper.nodes();
    }
    int deepest = search.selectiveDepth();
    return new SearchReport(
        depth, deepest, score, exact, nodes, budget.elapsedMs(), table.permille(), line);
  }

  private void publish(SearchReport report) {
    lastPublished = System.nanoTime();
    listener.accept(report);
  }

  private AlphaBeta search() {
    AlphaBeta search = main;
    if (search == null) {
      throw new IllegalStateException("nothing is being watched");
    }
    return search;
  }
}
