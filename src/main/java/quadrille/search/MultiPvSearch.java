package quadrille.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * One search for the best few moves of a position: searches each depth again without the moves
 * found before. Moves that the game proves or judges to be no better than others are not among
 * them.
 */
final class MultiPvSearch {
  private final AlphaBeta search;
  private final int maxMoves;
  private final Consumer<List<SearchReport>> listener;
  private List<SearchReport> previous = List.of();
  private List<SearchReport> found = new ArrayList<>();

  /**
   * @param maxMoves how many moves to find, no more than the position has
   * @param listener given the best moves so far whenever a move is found at a new depth
   */
  MultiPvSearch(AlphaBeta search, int maxMoves, Consumer<List<SearchReport>> listener) {
    this.search = search;
    this.maxMoves = maxMoves;
    this.listener = listener;
  }

  /**
   * Searches until the depth is reached, every move is proven, or the budget is spent.
   *
   * @return the best moves, the best first; empty if the budget was spent before the first was
   *     found
   */
  List<SearchReport> run(int maxDepth) {
    try {
      for (int depth = 1; depth <= maxDepth && !isSettled(); depth++) {
        previous = best();
        found = new ArrayList<>();
        while (found.size() < maxMoves) {
          search.exclude(found.stream().mapToLong(SearchReport::bestMove).toArray());
          found.add(search.report(depth, search.search(depth, -Score.INFINITE, Score.INFINITE)));
          listener.accept(best());
        }
      }
    } catch (NodeCounter.SearchStoppedException e) {
      // The moves found so far are the answer.
    }
    return best();
  }

  private boolean isSettled() {
    return found.size() == maxMoves && found.stream().allMatch(SearchReport::exact);
  }

  /** The moves of this depth, and of the depth before for those that are not searched again yet. */
  private List<SearchReport> best() {
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
