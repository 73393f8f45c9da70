package quadrille.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.MoveList;

/**
 * Reports the progress of a search by one main thread and its helpers. For the main thread only.
 */
final class ProgressReporter {
  private static final long INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final List<AlphaBeta> helpers;
  private final Consumer<SearchReport> listener;
  private @Nullable SearchReport latest;
  private long lastPublished = System.nanoTime();

  ProgressReporter(List<AlphaBeta> helpers, Consumer<SearchReport> listener) {
    this.helpers = helpers;
    this.listener = listener;
  }

  /** Reports a finished iteration. */
  void iterationFinished(AlphaBeta search, int depth, int score) {
    latest = withHelpers(search.report(depth, score));
    publish(latest);
  }

  /** Reports the better move that a stopped iteration may have found. */
  void searchStopped(AlphaBeta search) {
    if (search.rootMove() != MoveList.NONE) {
      int depth = latest == null ? 0 : latest.depth();
      boolean exact = latest != null && latest.exact();
      latest = withHelpers(search.report(depth, search.rootScore(), exact, search.rootPv()));
      publish(latest);
    }
  }

  /** Repeats the latest report with fresh statistics, at most twice a second. */
  void tick(AlphaBeta search) {
    SearchReport known = latest;
    if (known != null && System.nanoTime() - lastPublished > INTERVAL_NANOS) {
      publish(
          withHelpers(search.report(known.depth(), known.score(), known.exact(), known.line())));
    }
  }

  /** Returns the final report; with any legal move if the search was stopped before its first. */
  SearchReport finalReport(AlphaBeta search, Line root) {
    return latest != null
        ? latest
        : withHelpers(
            search.report(0, Score.DRAW, false, List.of(root.position().legalMoves().get(0))));
  }

  private SearchReport withHelpers(SearchReport report) {
    return report.plusNodes(helpers.stream().mapToLong(AlphaBeta::publishedNodes).sum());
  }

  private void publish(SearchReport report) {
    lastPublished = System.nanoTime();
    listener.accept(report);
  }
}
