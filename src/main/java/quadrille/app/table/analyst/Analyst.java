package quadrille.app.table.analyst;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/**
 * Analyses positions on a thread of its own, the last one that was asked for only. Thread-safe. Its
 * memory is one table of a fixed size, held while it works or is likely to go on.
 */
public final class Analyst implements AutoCloseable {
  private static final int HASH_MEGABYTES = 32;
  private static final long REPORT_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final GameModule room;
  private final Settings settings;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("analyst").daemon().factory());
  private volatile @Nullable Search search;
  private volatile @Nullable Object currentRequest;

  public Analyst(GameModule room, Settings settings) {
    this.room = room;
    this.settings = settings;
  }

  /**
   * Analyses a position instead of what was asked for before.
   *
   * @param line a game that is not over
   * @param most how many moves are wanted
   * @param told what is found, a few times a second and at the end, the best first; on the
   *     analyst's own thread
   */
  public void analyse(Line line, int most, Limits limits, Consumer<List<CandidateMove>> told) {
    Object question = new Object();
    stop();
    currentRequest = question;
    thread.execute(() -> run(question, line, most, limits, told));
  }

  /** Ends what is being analysed. */
  public void stop() {
    currentRequest = null;
    Search running = search;
    if (running != null) {
      running.stop();
    }
  }

  private void run(
      Object question, Line line, int most, Limits limits, Consumer<List<CandidateMove>> told) {
    if (currentRequest != question) {
      return;
    }
    Search mine = search();
    long[] last = {System.nanoTime()};
    List<SearchReport> best =
        mine.think(
            line,
            most,
            limits,
            reports -> {
              if (currentRequest != question) {
                mine.stop();
              } else if (System.nanoTime() - last[0] > REPORT_INTERVAL_NANOS) {
                report(line, reports, told);
                last[0] = System.nanoTime();
              }
            });
    if (currentRequest == question) {
      report(line, best, told);
    }
  }

  private Search search() {
    Search known = search;
    if (known == null) {
      known = new Search(room.game(), () -> room.knowledge().apply(settings), HASH_MEGABYTES, 1);
      search = known;
    }
    return known;
  }

  private void report(Line line, List<SearchReport> reports, Consumer<List<CandidateMove>> told) {
    told.accept(
        reports.stream()
            .map(each -> new CandidateMove(line, each, room.explainer().explain(line, each)))
            .toList());
  }

  /** Gives its memory back. */
  public void releaseMemory() {
    stop();
    thread.execute(() -> search = null);
  }

  @Override
  public void close() {
    stop();
    thread.shutdownNow();
  }
}
