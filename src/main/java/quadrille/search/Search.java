package quadrille.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.DrawOutlook;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.search.Knowledge.Solution;
import quadrille.search.tree.Policy;
import quadrille.search.tree.TreeSearch;

/**
 * Finds the best moves of a position in any game: a best-first search of a tree if the game has a
 * {@link Policy}, else iterative deepening of an alpha-beta search; on one or more threads that
 * share the tree or a transposition table (Lazy SMP). Keeps what it has learned from one search to
 * the next. With one thread, a fixed depth and no time limit, the result after {@link #clear} is
 * always the same.
 *
 * <p>{@link #think} is for one thread at a time; {@link #stop} may be called by any thread.
 */
public final class Search implements AutoCloseable {
  /** The default size of the transposition table, in megabytes. */
  public static final int DEFAULT_HASH_MEGABYTES = 64;

  /** The share of a long time limit that the game's exact solver may use. */
  private static final double SOLVER_SHARE = 0.6;

  /** The time limit, in milliseconds, at which the solver may use half that share. */
  private static final long SOLVER_HALF_TIME_MS = 200;

  /** A move of a tree that was visited less often may be much worse than it looks. */
  private static final int MIN_VISITS = 8;

  private final Game game;
  private final TranspositionTable table;

  /** The memory of each searching thread, that of the main thread first. */
  private final List<SearchMemory> memories;

  /** The tree of the last search, if the game has a {@link Policy}. */
  private @Nullable TreeSearch tree;

  private volatile @Nullable Budget current;
  private boolean closed;

  /**
   * @param knowledge creates an instance for each thread
   * @param hashMegabytes the size of the transposition table, 1 … 8192
   * @param threads the number of searching threads, 1 … 256
   * @throws IllegalArgumentException if a number is out of range
   */
  public Search(Game game, Supplier<Knowledge> knowledge, int hashMegabytes, int threads) {
    if (threads < 1 || threads > 256) {
      throw new IllegalArgumentException(threads + " threads; expected 1 … 256");
    }
    this.game = game;
    table = TablePool.take(hashMegabytes);
    memories =
        Stream.generate(() -> new SearchMemory(game, knowledge.get())).limit(threads).toList();
  }

  /**
   * Searches for the best move until a limit is reached, the result is certain, or {@link #stop} is
   * called.
   *
   * @param listener receives a report after every iteration and about every half second, on the
   *     calling thread
   * @param isStopped asked once, as soon as {@link #stop} has an effect, so that no earlier stop is
   *     lost; if true, the search ends after one ply, which is enough to avoid a blunder
   * @return the result; its best move is legal and at least as good as that of the last finished
   *     iteration
   * @throws IllegalArgumentException if the game is over
   * @throws IllegalStateException if the search is closed
   */
  public SearchReport think(
      Line root, Limits limits, Consumer<SearchReport> listener, BooleanSupplier isStopped) {
    return think(root, 1, limits, reports -> listener.accept(reports.getFirst()), isStopped)
        .getFirst();
  }

  /** Searches for the best move like the other {@code think}, where nobody stops it. */
  public SearchReport think(Line root, Limits limits, Consumer<SearchReport> listener) {
    return think(root, limits, listener, () -> false);
  }

  /** Searches for the best few moves like the other {@code think}, where nobody stops it. */
  public List<SearchReport> think(
      Line root, int moves, Limits limits, Consumer<List<SearchReport>> listener) {
    return think(root, moves, limits, listener, () -> false);
  }

  /**
   * Searches for the best few moves, like the {@code think} for one. Two or more are searched
   * without the game's solver if it finds only one.
   *
   * @param moves how many moves to find, 1 or more
   * @param listener receives the best moves so far, best first, after every search of one of them
   *     and about every half second, on the calling thread
   * @param isStopped asked once, at the beginning; if true, the search ends after one ply
   * @return one report for each move, best first, at least one; fewer than asked for if the
   *     position has fewer to search, or if the search was stopped early
   * @throws IllegalArgumentException if the game is over
   * @throws IllegalStateException if the search is closed
   */
  public List<SearchReport> think(
      Line root,
      int moves,
      Limits limits,
      Consumer<List<SearchReport>> listener,
      BooleanSupplier isStopped) {
    Budget budget = begin(root, limits);
    try {
      if (isStopped.getAsBoolean()) {
        return explore(root, moves, limits.tighter(Limits.depth(1)), budget, listener);
      }
      if (solvesBesideTree(limits)) {
        return exploreAndSolve(root, moves, limits, budget, listener);
      }
      Knowledge knowledge = memories.getFirst().knowledge();
      List<Solution> solutions = solve(knowledge, root, moves, limits, budget, SOLVER_SHARE);
      return nameMoves(solutions)
          ? solved(solutions, budget, listener)
          : withSolutions(solutions, explore(root, moves, limits, budget, listener));
    } finally {
      current = null;
    }
  }

  /** Returns the moves that the game's table of openings recommends; empty if it has none. */
  public MoveList openingMoves(Line root) {
    MoveList moves = new MoveList();
    memories.getFirst().knowledge().openingMoves(root.position(), moves);
    return moves;
  }

  /**
   * Finds other moves that are nearly as good as the best, within {@link Knowledge#openingMargin}:
   * in the tree if there is one, else by searches with a null window to the depth of the best.
   *
   * @param best the result of a search of the same line, its depth 1 or more
   * @param maxMoves how many to find at most, 1 or more
   * @param isStopped asked once, as soon as {@link #stop} has an effect; if true, none is found by
   *     a search
   * @return a report for each, whose score is only a lower bound unless there is a tree; fewer or
   *     none if there are no more or a limit is reached
   */
  List<SearchReport> alternatives(
      Line root, SearchReport best, int maxMoves, Limits limits, BooleanSupplier isStopped) {
    Policy policy = memories.getFirst().knowledge().policy();
    if (policy != null) {
      return alternativesInTree(best, policy).limit(maxMoves).toList();
    }
    Budget budget = begin(root, limits);
    List<SearchReport> found = new ArrayList<>();
    try {
      if (isStopped.getAsBoolean()) {
        return found;
      }
      SearchMemory memory = memories.getFirst();
      int choices = movesToSearch(root).size();
      AlphaBeta search = new AlphaBeta(root, table, memory, budget, _ -> {});
      int least = best.score() - memory.knowledge().openingMargin();
      while (found.size() < Math.min(maxMoves, choices - 1)) {
        search
            .rootMoves()
            .restart(
                MoveList.NONE,
                LongStream.concat(
                        LongStream.of(best.bestMove()),
                        found.stream().mapToLong(SearchReport::bestMove))
                    .toArray());
        int score = search.search(best.depth(), least - 1, least);
        if (score < least) {
          break;
        }
        found.add(search.report(best.depth(), score));
      }
    } catch (NodeCounter.SearchStoppedException e) {
      // Those found so far are enough.
    } finally {
      current = null;
    }
    return found;
  }

  /** The other moves in the tree of the search before that were visited often. */
  private Stream<SearchReport> alternativesInTree(SearchReport best, Policy policy) {
    int least = best.score() - memories.getFirst().knowledge().openingMargin();
    return Objects.requireNonNull(tree).best(Integer.MAX_VALUE).stream()
        .filter(each -> each.move() != best.bestMove() && each.visits() >= MIN_VISITS)
        .map(each -> best.withMove(TreeDeepening.score(each, policy), each.line()))
        .filter(each -> each.score() >= least);
  }

  private Budget begin(Line root, Limits limits) {
    if (root.outcome() != null) {
      throw new IllegalArgumentException("the game is over");
    }
    if (closed) {
      throw new IllegalStateException("the search is closed");
    }
    Budget budget = new Budget(limits);
    current = budget;
    table.newSearch();
    for (SearchMemory each : memories) {
      each.order().newSearch();
      each.knowledge().prepare(limits.depth());
    }
    return budget;
  }

  /** Makes a running {@link #think} return soon with its result so far. */
  public void stop() {
    Budget budget = current;
    if (budget != null) {
      budget.stop();
    }
  }

  /**
   * Gives the transposition table to the next search of the same size. Not to be called while this
   * one runs; afterwards it can search no more.
   */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      TablePool.giveBack(table);
    }
  }

  /** Forgets everything learned in earlier searches. */
  public void clear() {
    table.clear();
    tree = null;
    for (SearchMemory each : memories) {
      each.order().clear();
      each.knowledge().clear();
    }
  }

  /**
   * Runs the game's solver for a part of the time, so that the search always has time for a few
   * plies.
   *
   * @param mostShare the share of a long time limit that it may use where a solution is likely
   */
  private static List<Solution> solve(
      Knowledge knowledge, Line root, int moves, Limits limits, Budget budget, double mostShare) {
    Position position = root.position();
    double share = mostShare * knowledge.solverShare(position);
    List<Solution> solutions =
        knowledge.solveMoves(
            position, moves, limits.depth(), budget.shareSpent(share, SOLVER_HALF_TIME_MS));
    DrawOutlook outlook = new DrawOutlook(root);
    List<Solution> judged =
        solutions.stream()
            .map(solution -> judge(solution, outlook))
            .filter(Objects::nonNull)
            .toList();
    return judged.size() == solutions.size() ? judged : List.of();
  }

  /**
   * Judges a solution of an endgame table, which knows no draw rules: returns it with a decided
   * score if it is certain all the same, or null if a draw may come first.
   */
  private static @Nullable Solution judge(Solution solution, DrawOutlook outlook) {
    if (!Score.isTableResult(solution.score())) {
      return solution;
    }
    int plies = Score.pliesByTable(solution.score());
    if (outlook.isCertain(plies)) {
      int win = Score.WIN - plies;
      return new Solution(solution.line(), solution.score() > 0 ? win : -win, solution.nodes());
    }
    return outlook.isLikely(solution.line()) ? solution : null;
  }

  /** Whether the solutions say what to play; a position may be lost whatever is played. */
  private static boolean nameMoves(List<Solution> solutions) {
    return !solutions.isEmpty() && solutions.getFirst().line().length > 0;
  }

  private static List<SearchReport> solved(
      List<Solution> solutions, Budget budget, Consumer<List<SearchReport>> listener) {
    List<SearchReport> solved =
        solutions.stream().map(solution -> report(solution, budget)).toList();
    listener.accept(solved);
    return solved;
  }

  private static List<SearchReport> withSolutions(
      List<Solution> solutions, List<SearchReport> explored) {
    return solutions.isEmpty()
        ? explored
        : explored.stream().map(report -> report.withSolution(solutions.getFirst())).toList();
  }

  private static SearchReport report(Solution solution, Budget budget) {
    List<Long> line = Arrays.stream(solution.line()).boxed().toList();
    int depth = line.size();
    boolean exact = !Score.isTableResult(solution.score());
    return new SearchReport(
        depth, depth, solution.score(), exact, solution.nodes(), budget.elapsedMs(), 0, line);
  }

  /** Grows a tree if the game has a policy, and deepens an alpha-beta search if not. */
  private List<SearchReport> explore(
      Line root, int moves, Limits limits, Budget budget, Consumer<List<SearchReport>> listener) {
    List<Policy> policies = policies();
    if (policies.isEmpty()) {
      return deepen(root, moves, limits, budget, listener);
    }
    try (ExecutorService executor = newThreads()) {
      TreeDeepening growing = new TreeDeepening(treeFrom(root), moves, limits, budget);
      policies.stream().skip(1).forEach(each -> executor.execute(() -> growing.help(each)));
      return growing.run(root, policies.getFirst(), listener);
    }
  }

  /**
   * Whether the solver runs on a thread of its own while the others grow the tree, instead of
   * before. A tree that ends at a certain depth would not wait for it.
   */
  private boolean solvesBesideTree(Limits limits) {
    return memories.size() > 1 && limits.depth() == Limits.MAX_DEPTH && !policies().isEmpty();
  }

  /**
   * Grows a tree; the last thread runs the solver first, and ends the search if that finds moves.
   */
  private List<SearchReport> exploreAndSolve(
      Line root, int moves, Limits limits, Budget budget, Consumer<List<SearchReport>> listener) {
    List<Policy> policies = policies();
    Knowledge solver = memories.getLast().knowledge();
    try (ExecutorService executor = newThreads()) {
      TreeDeepening growing = new TreeDeepening(treeFrom(root), moves, limits, budget);
      policies
          .subList(1, policies.size() - 1)
          .forEach(each -> executor.execute(() -> growing.help(each)));
      CompletableFuture<List<Solution>> solving =
          CompletableFuture.supplyAsync(
              () -> {
                List<Solution> solutions = solve(solver, root, moves, limits, budget, 1);
                if (nameMoves(solutions)) {
                  budget.stop();
                }
                growing.help(policies.getLast());
                return solutions;
              },
              executor);
      List<SearchReport> explored = growing.run(root, policies.getFirst(), listener);
      List<Solution> solutions = solving.join();
      return nameMoves(solutions)
          ? solved(solutions, budget, listener)
          : withSolutions(solutions, explored);
    }
  }

  /** What each thread asks if the game is searched by a tree; empty if not. */
  private List<Policy> policies() {
    return memories.stream()
        .map(each -> each.knowledge().policy())
        .filter(Objects::nonNull)
        .toList();
  }

  private TreeSearch treeFrom(Line root) {
    if (tree == null) {
      tree = new TreeSearch(root.position());
    } else {
      tree.restart(root.position());
    }
    return tree;
  }

  private static ExecutorService newThreads() {
    ThreadFactory threads = Thread.ofPlatform().name("search-", 1).daemon().factory();
    return Executors.newThreadPerTaskExecutor(threads);
  }

  private List<SearchReport> deepen(
      Line root, int moves, Limits limits, Budget budget, Consumer<List<SearchReport>> listener) {
    List<AlphaBeta> helpers =
        memories.stream()
            .skip(1)
            .map(each -> new AlphaBeta(root, table, each, budget, _ -> {}))
            .toList();
    ProgressReporter reporter = new ProgressReporter(helpers, listener);
    AlphaBeta main = new AlphaBeta(root, table, memories.getFirst(), budget, reporter::tick);
    try (ExecutorService executor = newThreads()) {
      for (int i = 0; i < helpers.size(); i++) {
        IterativeDeepening helper = new IterativeDeepening(helpers.get(i), game, 1, limits);
        int index = i;
        executor.execute(() -> helper.runHelper(index));
      }
      try {
        int found = Math.min(moves, movesToSearch(root).size());
        boolean forced = moves == 1 && root.position().legalMoves().size() == 1;
        new IterativeDeepening(main, game, found, limits).run(reporter, budget, forced);
      } finally {
        budget.stop();
      }
    }
    return reporter.finalReport(main, root);
  }

  private MoveList movesToSearch(Line root) {
    MoveList moves = new MoveList();
    memories.getFirst().knowledge().moves(root.position(), moves);
    return moves;
  }
}
