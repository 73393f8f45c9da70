package quadrille.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;

/**
 * Looks for the best few moves of a position instead of the best one: each depth is searched again
 * without the moves that were found before. Moves that the game proves or judges to be no better
 * than others are not among them.
 *
 * <p>{@link #think} is for one thread at a time; {@link #stop} may be called by any. It holds its
 * transposition table and nothing that grows.
 */
public final class MultiPvSearch {
  private final Game game;
  private final Knowledge knowledge;
  private final TranspositionTable table;
  private final MoveOrder order;
  private volatile @Nullable Budget current;

  /**
   * @param knowledge of the game, for this search alone
   * @param hashMegabytes the memory of the transposition table, 1 … 8192
   */
  public MultiPvSearch(Game game, Knowledge knowledge, int hashMegabytes) {
    this.game = game;
    this.knowledge = knowledge;
    table = new TranspositionTable(hashMegabytes);
    order = new MoveOrder(knowledge);
  }

  /**
   * Searches until a limit is reached, everything is seen, or it is stopped.
   *
   * @param most how many moves are wanted, 1 or more
   * @param listener told whenever a move is found at a new depth, on the calling thread
   * @return the best moves, the best first, each with its score and what is expected to follow;
   *     empty if it was stopped before the first was found
   * @throws IllegalArgumentException if the game is over
   */
  public List<SearchReport> think(
      Line root, int most, Limits limits, Consumer<List<SearchReport>> listener) {
    if (root.outcome() != null || !root.game().equals(game)) {
      throw new IllegalArgumentException("nothing to search in " + root);
    }
    Budget budget = new Budget(limits);
    current = budget;
    table.newSearch();
    order.newSearch();
    Run run = new Run(root, budget, Math.min(most, moveCount(root)), listener);
    try {
      run.deepen(limits.depth());
    } catch (SearchStoppedException e) {
      // What was found by then stands.
    } finally {
      current = null;
    }
    return run.best();
  }

  private int moveCount(Line root) {
    MoveList moves = new MoveList();
    knowledge.moves(root.position(), moves);
    return moves.size();
  }

  /** Makes {@link #think} return soon with what it has; without effect when it is not running. */
  public void stop() {
    Budget budget = current;
    if (budget != null) {
      budget.stop();
    }
  }

  /** One search, from its first depth to its last. */
  private final class Run {
    private final AlphaBeta search;
    private final Budget budget;
    private final int maxMoves;
    private final Consumer<List<SearchReport>> listener;
    private List<SearchReport> previous = List.of();
    private List<SearchReport> found = new ArrayList<>();

    Run(Line root, Budget budget, int most, Consumer<List<SearchReport>> listener) {
      search = new AlphaBeta(root, knowledge, table, order, budget, () -> {});
      this.budget = budget;
      this.maxMoves = most;
      this.listener = listener;
    }

    void deepen(int maxDepth) {
      for (int depth = 1; depth <= maxDepth && !isSettled(); depth++) {
        previous = best();
        found = new ArrayList<>();
        while (found.size() < maxMoves) {
          search.exclude(found.stream().mapToLong(SearchReport::bestMove).toArray());
          found.add(report(depth, search.search(depth, -Score.INFINITE, Score.INFINITE)));
          listener.accept(best());
        }
      }
    }

    private SearchReport report(int depth, int score) {
      boolean exact = search.isExact() || Score.isDecided(score);
      return new SearchReport(
          depth,
          search.selectiveDepth(),
          score,
          exact,
          search.nodes(),
          budget.elapsedMs(),
          table.permille(),
          search.rootPv());
    }

    /** Whether nothing can change any more. */
    private boolean isSettled() {
      return found.size() == maxMoves && found.stream().allMatch(SearchReport::exact);
    }

    /** Those of this depth, filled up by others of the depth before. */
    List<SearchReport> best() {
      List<SearchReport> all = new ArrayList<>(found);
      for (SearchReport each : previous) {
        boolean known = found.stream().anyMatch(other -> other.bestMove() == each.bestMove());
        if (all.size() < maxMoves && !known) {
          all.add(each);
        }
      }
      all.sort(Comparator.comparingInt(SearchReport::score).reversed());
      return List.copyOf(all);
    }
  }
}
