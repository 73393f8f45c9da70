package quadrille.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;

/**
 * A machine's thinking: iterative deepening over {@link AlphaBeta}, by one or more threads that
 * share the transposition table (Lazy SMP). Keeps what it learned from one move of a game to the
 * next. One thread and a fixed depth give the same answer every time after {@link #clear}.
 *
 * <p>{@link #think} is for one thread at a time; {@link #stop} may be called by any.
 */
public final class Search {
  /** The memory of the transposition table unless told otherwise, in megabytes. */
  public static final int DEFAULT_HASH_MEGABYTES = 64;

  /** What a solver may use of a long time. */
  private static final double SOLVER_SHARE = 0.6;

  /** With so much time, in milliseconds, it may use half of that share. */
  private static final long SOLVER_HALF_TIME_MS = 200;

  private final Game game;
  private final TranspositionTable table;
  private final List<Worker> workers = new ArrayList<>();
  private volatile @Nullable Budget current;

  /**
   * @param knowledge makes what each thread needs to know
   * @param hashMegabytes the memory of the transposition table, 1 … 8192
   * @param threads how many threads search, 1 … 256
   */
  public Search(Game game, Supplier<Knowledge> knowledge, int hashMegabytes, int threads) {
    if (threads < 1 || threads > 256) {
      throw new IllegalArgumentException(threads + " threads");
    }
    this.game = game;
    table = new TranspositionTable(hashMegabytes);
    for (int i = 0; i < threads; i++) {
      workers.add(new Worker(knowledge.get()));
    }
  }

  /**
   * Searches a position until a limit is reached, a win is certain, or it is stopped.
   *
   * @param listener told after every iteration and every half second, on the calling thread
   * @return what was found; its best move is legal, and never worse than that of the last finished
   *     iteration
   * @throws IllegalArgumentException if the game is over
   */
  public SearchReport think(Line root, Limits limits, Consumer<SearchReport> listener) {
    Budget budget = begin(root, limits);
    try {
      Knowledge.Solution solution = solve(root, limits, budget);
      if (solution == null) {
        return deepen(root, limits, budget, listener);
      }
      if (solution.line().length == 0) {
        return deepen(root, limits, budget, listener).withSolution(solution);
      }
      SearchReport solved = report(solution, budget);
      listener.accept(solved);
      return solved;
    } finally {
      current = null;
    }
  }

  /**
   * Searches for the best few moves of a position; more than one are searched by a single thread
   * and without a solver.
   *
   * @param moves how many moves to find, 1 or more
   * @param listener given the best moves so far, the best first, on the calling thread
   * @return the best moves, the best first; empty if it was stopped before the first was found
   * @throws IllegalArgumentException if the game is over
   */
  public List<SearchReport> think(
      Line root, int moves, Limits limits, Consumer<List<SearchReport>> listener) {
    if (moves == 1) {
      return List.of(think(root, limits, report -> listener.accept(List.of(report))));
    }
    Budget budget = begin(root, limits);
    try {
      Worker worker = workers.getFirst();
      MoveList choices = new MoveList();
      worker.knowledge.moves(root.position(), choices);
      AlphaBeta search = worker.search(root, budget, () -> {});
      int most = Math.min(moves, choices.size());
      return new MultiPvSearch(search, budget, table, most, listener).run(limits.depth());
    } finally {
      current = null;
    }
  }

  private Budget begin(Line root, Limits limits) {
    if (root.outcome() != null) {
      throw new IllegalArgumentException("the game is over, there is nothing to search");
    }
    Budget budget = new Budget(limits);
    current = budget;
    table.newSearch();
    workers.forEach(each -> each.order.newSearch());
    return budget;
  }

  /**
   * Makes {@link #think} return soon with the best it has; without effect when it is not running.
   */
  public void stop() {
    Budget budget = current;
    if (budget != null) {
      budget.stop();
    }
  }

  /** Forgets everything learned so far. */
  public void clear() {
    table.clear();
    workers.forEach(each -> each.order.clear());
  }

  /**
   * A solver may use part of the time, the less the shorter it is: a proof takes its time, and the
   * search has to see a few plies in any case.
   */
  private Knowledge.@Nullable Solution solve(Line root, Limits limits, Budget budget) {
    Knowledge knowledge = workers.getFirst().knowledge;
    return knowledge.solve(
        root.position(), limits.depth(), budget.shareSpent(SOLVER_SHARE, SOLVER_HALF_TIME_MS));
  }

  private static SearchReport report(Knowledge.Solution solution, Budget budget) {
    List<Long> line = Arrays.stream(solution.line()).boxed().toList();
    int depth = line.size();
    return new SearchReport(
        depth, depth, solution.score(), true, solution.nodes(), budget.elapsedMs(), 0, line);
  }

  private SearchReport deepen(
      Line root, Limits limits, Budget budget, Consumer<SearchReport> listener) {
    List<AlphaBeta> helpers = new ArrayList<>();
    List<Thread> running = new ArrayList<>();
    for (Worker thinker : workers.subList(1, workers.size())) {
      AlphaBeta helper = thinker.search(root, budget, () -> {});
      int offset = helpers.size() % 2;
      helpers.add(helper);
      running.add(
          Thread.ofPlatform()
              .name("search-" + helpers.size())
              .daemon()
              .start(() -> new IterativeDeepening(helper, game, limits).runHelper(offset)));
    }
    ProgressReporter reporter = new ProgressReporter(table, budget, helpers, listener);
    AlphaBeta main = workers.getFirst().search(root, budget, reporter::tick);
    reporter.setMainSearch(main);
    try {
      new IterativeDeepening(main, game, limits).run(reporter, budget, isForced(root));
    } finally {
      budget.stop();
      running.forEach(Search::join);
    }
    return reporter.last(root);
  }

  private static boolean isForced(Line root) {
    return root.position().legalMoves().size() == 1;
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What a thread keeps from one search to the next. */
  private final class Worker {
    final Knowledge knowledge;
    final MoveOrder order;

    Worker(Knowledge knowledge) {
      this.knowledge = knowledge;
      order = new MoveOrder(knowledge);
    }

    AlphaBeta search(Line root, Budget budget, Runnable onPoll) {
      return new AlphaBeta(root, knowledge, table, order, budget, onPoll);
    }
  }
}
