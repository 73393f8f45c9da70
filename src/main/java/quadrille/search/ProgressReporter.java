package quadrille.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import quadrille.core.Line;

/**
 * Reports the progress of a search by one main thread and its helpers. For the main thread only.
 */
final class ProgressReporter {
  private static final long INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final List<AlphaBeta> helpers;
  private final Consumer<List<SearchReport>> listener;
  private List<SearchReport> latest = List.of();
  private long lastPublished = System.nanoTime();

  ProgressReporter(List<AlphaBeta> helpers, Consumer<List<SearchReport>> listener) {
    this.helpers = helpers;
    this.listener = listener;
  }

  /** Reports the best moves so far with fresh statistics; there may be none yet. */
  void report(AlphaBeta search, List<SearchReport> moves) {
    latest = moves.stream().map(each -> withStatistics(each, search)).toList();
    if (!latest.isEmpty()) {
      lastPublished = System.nanoTime();
      listener.accept(latest);
    }
  }

  /** Repeats the latest report with fresh statistics, at most twice a second. */
  void tick(AlphaBeta search) {
    if (System.nanoTime() - lastPublished > INTERVAL_NANOS) {
      report(search, latest);
    }
  }

  /**
   * Returns the final report; if the search was stopped before it had a move, one of the first
   * legal move.
   */
  List<SearchReport> finalReport(AlphaBeta search, Line root) {
    if (!latest.isEmpty()) {
      return latest;
    }
    SearchReport any = SearchReport.ofMove(root.position().legalMoves().get(0));
    return List.of(withStatistics(any, search));
  }

  private SearchReport withStatistics(SearchReport report, AlphaBeta search) {
    return search
        .report(report.depth(), report.score(), report.exact(), report.line())
        .plusNodes(helpers.stream().mapToLong(AlphaBeta::publishedNodes).sum());
  }
}
