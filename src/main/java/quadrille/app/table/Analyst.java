package quadrille.app.table;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.Room;
import quadrille.search.CandidateSearch;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/**
 * Analyses positions on a thread of its own, the last one that was asked for only. Thread-safe. Its
 * memory is one table of a fixed size, held while it works or is likely to go on.
 */
final class Analyst implements AutoCloseable {
  private static final int HASH_MEGABYTES = 32;
  private static final long TELL_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final Room room;
  private final Settings settings;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("analyst").daemon().factory());
  private volatile @Nullable CandidateSearch search;
  private volatile @Nullable Object wanted;

  Analyst(Room room, Settings settings) {
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
  void analyse(Line line, int most, Limits limits, Consumer<List<Finding>> told) {
    Object question = new Object();
    stop();
    wanted = question;
    thread.execute(() -> work(question, line, most, limits, told));
  }

  /** Ends what is being analysed. */
  void stop() {
    wanted = null;
    CandidateSearch running = search;
    if (running != null) {
      running.stop();
    }
  }

  private void work(
      Object question, Line line, int most, Limits limits, Consumer<List<Finding>> told) {
    if (wanted != question) {
      return;
    }
    CandidateSearch mine = search();
    long[] last = {System.nanoTime()};
    List<SearchReport> best =
        mine.think(
            line,
            most,
            limits,
            reports -> {
              if (wanted != question) {
                mine.stop();
              } else if (System.nanoTime() - last[0] > TELL_NANOS) {
                tell(line, reports, told);
                last[0] = System.nanoTime();
              }
            });
    if (wanted == question) {
      tell(line, best, told);
    }
  }

  private CandidateSearch search() {
    CandidateSearch known = search;
    if (known == null) {
      known = new CandidateSearch(room.game(), room.knowledge().apply(settings), HASH_MEGABYTES);
      search = known;
    }
    return known;
  }

  private void tell(Line line, List<SearchReport> reports, Consumer<List<Finding>> told) {
    told.accept(
        reports.stream()
            .map(each -> new Finding(line, each, room.reasons().why(line, each)))
            .toList());
  }

  /** Gives its memory back. */
  void rest() {
    stop();
    thread.execute(() -> search = null);
  }

  @Override
  public void close() {
    stop();
    thread.shutdownNow();
  }
}
