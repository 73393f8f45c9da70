package quadrille.app.table.analyst;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * Searches positions in the background for everything at one table that asks for it. It serves one
 * request at a time, the most urgent first; a more urgent request interrupts the one that runs,
 * which then starts again with what the transposition table remembers of it.
 *
 * <p>To be called on the screen's thread, where the answers arrive. Thread and table exist only
 * while there is work, and a short while longer.
 */
public final class Analyst implements AutoCloseable {
  /**
   * What a search is for, the most urgent first. The analysis comes after the review because it
   * runs for minutes and would block it; the evaluation of the position shown must disturb nothing.
   */
  public enum Purpose {
    HINT,
    BOARD_TREE,
    REVIEW,
    ANALYSIS,
    EVALUATION
  }

  private static final Set<Purpose> EXPLAINED =
      Set.of(Purpose.HINT, Purpose.REVIEW, Purpose.ANALYSIS);
  private static final int HASH_MEGABYTES = 32;

  /**
   * The threads of a search: half of the cores, since a computer may be playing at the table, and
   * no more than four, as each needs memory of its own.
   */
  private static final int THREADS =
      Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 4);

  /**
   * What an analysis begins with, since a solver of the game may take seconds before the search.
   */
  private static final Limits FIRST_LOOK = Limits.nodes(300);

  private static final long UPDATE_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long IDLE_SECONDS = 30;

  private final GameModule module;
  private final Settings settings;
  private final Executor screen;
  private final Map<Purpose, Request> requests = new EnumMap<>(Purpose.class);
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new PriorityBlockingQueue<>(),
          this::newThread,
          new ThreadPoolExecutor.DiscardPolicy());
  private @Nullable Search search;
  private @Nullable Request running;
  private volatile boolean forgetful;

  /**
   * @param screen runs tasks later, in order, on the screen's thread
   */
  public Analyst(GameModule module, Settings settings, Executor screen) {
    this.module = module;
    this.settings = settings;
    this.screen = screen;
    thread.allowCoreThreadTimeOut(true);
  }

  private Thread newThread(Runnable work) {
    Runnable workThenRelease =
        () -> {
          work.run();
          releaseMemory();
        };
    return Thread.ofPlatform().name("analyst").daemon().unstarted(workThenRelease);
  }

  /** The thread that has ended may have been followed by another, which searches already. */
  private synchronized void releaseMemory() {
    if (running == null) {
      search = null;
    }
  }

  /**
   * Searches a position. A request replaces the one before it of the same purpose, which is then
   * never answered.
   *
   * @param line a game that is not over
   * @param moves how many moves to find, 1 or more
   * @param answer given the moves found, the best first; for an analysis and an evaluation also a
   *     few times a second while it runs
   */
  public void find(
      Purpose purpose, Line line, int moves, Limits limits, Consumer<List<CandidateMove>> answer) {
    cancel(purpose);
    Request request = new Request(purpose, line, moves, limits, answer);
    requests.put(purpose, request);
    thread.execute(request);
    interruptIfOutranked();
  }

  /** Ends the request of this purpose, if there is one; it is never answered. */
  public void cancel(Purpose purpose) {
    Request request = requests.remove(purpose);
    if (request != null) {
      request.cancelled = true;
      thread.remove(request);
      interruptIfOutranked();
    }
  }

  /** Lets the next search begin with an empty transposition table. */
  public void forget() {
    forgetful = true;
  }

  private synchronized void interruptIfOutranked() {
    if (running != null && search != null && running.isOutranked()) {
      running.interrupted = true;
      search.stop();
    }
  }

  private synchronized Search begin(Request request) {
    if (search == null) {
      search = module.newSearch(settings, HASH_MEGABYTES, THREADS);
    } else if (forgetful) {
      search.clear();
    }
    forgetful = false;
    request.interrupted = false;
    running = request;
    return search;
  }

  private synchronized boolean isInterrupted(Request request) {
    return request.interrupted;
  }

  private synchronized boolean endsInterrupted(Request request) {
    running = null;
    return request.interrupted;
  }

  @Override
  public void close() {
    for (Purpose purpose : Purpose.values()) {
      cancel(purpose);
    }
    thread.shutdown();
  }

  /** One search on behalf of a caller. */
  private final class Request implements Runnable, Comparable<Request> {
    private final Purpose purpose;
    private final Line line;
    private final int moves;
    private final Limits limits;
    private final Consumer<List<CandidateMove>> answer;
    private volatile boolean cancelled;
    private boolean interrupted;
    private int shownDepth;
    private long lastUpdateNanos;

    Request(
        Purpose purpose,
        Line line,
        int moves,
        Limits limits,
        Consumer<List<CandidateMove>> answer) {
      this.purpose = purpose;
      this.line = line;
      this.moves = moves;
      this.limits = limits;
      this.answer = answer;
    }

    @Override
    public int compareTo(Request other) {
      return purpose.compareTo(other.purpose);
    }

    /** Whether this search must stop: it was cancelled, or a more urgent one waits. */
    boolean isOutranked() {
      return cancelled
          || (thread.getQueue().peek() instanceof Request next && next.compareTo(this) < 0);
    }

    @Override
    public void run() {
      if (cancelled) {
        return;
      }
      lastUpdateNanos = System.nanoTime();
      Search begun = begin(this);
      if (purpose == Purpose.ANALYSIS && shownDepth == 0) {
        show(begun.think(line, moves, limits.tighter(FIRST_LOOK), this::update, this::mustStop));
      }
      List<SearchReport> found =
          isInterrupted(this)
              ? List.of()
              : begun.think(line, moves, limits, this::update, this::mustStop);
      if (!endsInterrupted(this)) {
        deliver(found);
      } else if (!cancelled) {
        thread.execute(this);
      }
    }

    /** Whether a request was made before the search could be stopped. */
    private boolean mustStop() {
      interruptIfOutranked();
      return isInterrupted(this);
    }

    private void update(List<SearchReport> found) {
      boolean due = System.nanoTime() - lastUpdateNanos > UPDATE_INTERVAL_NANOS;
      if (purpose.compareTo(Purpose.ANALYSIS) >= 0 && due) {
        show(found);
      }
    }

    /** Shows what was found so far, unless it is nothing or more was shown before. */
    private void show(List<SearchReport> found) {
      int depth = found.stream().mapToInt(SearchReport::depth).max().orElse(0);
      if (depth >= Math.max(shownDepth, 1) && !cancelled) {
        deliver(found);
        lastUpdateNanos = System.nanoTime();
        shownDepth = depth;
      }
    }

    private void deliver(List<SearchReport> found) {
      List<CandidateMove> answers = found.stream().map(this::candidate).toList();
      screen.execute(
          () -> {
            if (requests.get(purpose) == this) {
              answer.accept(answers);
            }
          });
    }

    private CandidateMove candidate(SearchReport report) {
      boolean explained = EXPLAINED.contains(purpose);
      Text reason = explained ? module.explainer().explain(line, report) : null;
      return new CandidateMove(line, report, reason);
    }
  }
}
