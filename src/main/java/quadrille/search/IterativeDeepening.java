package quadrille.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import quadrille.core.Game;
import quadrille.core.MoveList;

/**
 * Searches ever deeper for the best few moves of a position: at each depth the best, then the best
 * of the others, and so on, each with an aspiration window around the score it had one ply before.
 * Moves that the game proves or judges to be no better than others are not among them.
 */
final class IterativeDeepening {
  private static final int ASPIRATION_FROM_DEPTH = 4;

  /** Runs of 1 to 4 depths, each beginning at every depth of its cycle: 2 + 4 + 6 + 8. */
  private static final int HELPER_SCHEDULES = 20;

  private final AlphaBeta search;
  private final int maxMoves;
  private final int firstWindow;
  private final int maxDepth;

  /** The best moves of the last finished depth, best first. */
  private List<SearchReport> previous = List.of();

  /** The moves found at this depth so far. */
  private List<SearchReport> found = new ArrayList<>();

  /**
   * @param maxMoves how many moves to find, 1 or more, but no more than the game has to search
   */
  IterativeDeepening(AlphaBeta search, Game game, int maxMoves, Limits limits) {
    this.search = search;
    this.maxMoves = maxMoves;
    firstWindow = Math.max(1, game.pointsPerUnit() / 3);
    maxDepth = limits.depth();
  }

  /**
   * Runs the main thread's iterations and reports each move found.
   *
   * @param forced whether one ply is enough if there is a clock
   */
  void run(ProgressReporter reporter, Budget budget, boolean forced) {
    try {
      boolean enough = false;
      for (int depth = 1; depth <= maxDepth && !enough; depth++) {
        boolean settled = searchDepth(depth, reporter);
        enough = settled || budget.isSpent() || (forced && budget.hasClock());
      }
    } catch (NodeCounter.SearchStoppedException e) {
      keepUnfinished();
      reporter.report(search, best());
    }
  }

  /**
   * Runs a helper's iterations, which only fill the transposition table. Each helper searches some
   * depths in a row and leaves out as many, so that they are spread over several depths instead of
   * doing the same work at the same time (Lazy SMP as in Stockfish 9, 2018).
   *
   * @param index of the helper, from 0
   */
  void runHelper(int index) {
    int run = 1;
    int phase = index % HELPER_SCHEDULES;
    while (phase >= 2 * run) {
      phase -= 2 * run;
      run++;
    }
    int score = 0;
    try {
      for (int depth = 1; depth <= maxDepth; depth++) {
        if ((depth + phase) / run % 2 == 0) {
          score = searchWithAspiration(depth, score);
        }
      }
    } catch (NodeCounter.SearchStoppedException e) {
      // The main thread has the answer.
    }
  }

  /** Returns whether all scores are certain, so that a deeper search finds at most shorter wins. */
  private boolean searchDepth(int depth, ProgressReporter reporter) {
    previous = best();
    found = new ArrayList<>();
    boolean settled = true;
    while (found.size() < maxMoves) {
      SearchReport expected = notYetSearched().findFirst().orElse(null);
      long first = expected == null ? MoveList.NONE : expected.bestMove();
      search.rootMoves().restart(first, movesOf(found));
      int score = searchWithAspiration(depth, expected == null ? 0 : expected.score());
      found.add(search.report(depth, score));
      reporter.report(search, best());
      settled &= search.isExact() || isDecidedWithin(score, depth);
    }
    return settled;
  }

  // Reductions may miss a shorter win but cannot invent one.
  private static boolean isDecidedWithin(int score, int depth) {
    return Score.isDecided(score) && Score.pliesToEnd(score) <= depth;
  }

  private int searchWithAspiration(int depth, int guess) {
    if (depth < ASPIRATION_FROM_DEPTH || Score.isDecided(guess)) {
      return search.search(depth, -Score.INFINITE, Score.INFINITE);
    }
    int below = firstWindow;
    int above = firstWindow;
    while (true) {
      int alpha = Math.max(guess - below, -Score.INFINITE);
      int beta = Math.min(guess + above, Score.INFINITE);
      int score = search.search(depth, alpha, beta);
      if (score <= alpha && alpha > -Score.INFINITE) {
        below = widen(below);
      } else if (score >= beta && beta < Score.INFINITE) {
        above = widen(above);
      } else {
        return score;
      }
    }
  }

  private static int widen(int window) {
    return window > Score.WIN / 100 ? 2 * Score.INFINITE : 4 * window;
  }

  /**
   * Keeps the best move of a stopped search: since the previous best was searched first, it can
   * only have been replaced by a better one.
   */
  private void keepUnfinished() {
    RootMoves root = search.rootMoves();
    if (found.isEmpty() && root.best() != MoveList.NONE) {
      int depth = previous.isEmpty() ? 0 : previous.getFirst().depth();
      boolean exact = !previous.isEmpty() && previous.getFirst().exact();
      found.add(search.report(depth, root.score(), exact, root.line()));
    }
  }

  /** The moves of this depth, and of the depth before for those that are not searched again yet. */
  private List<SearchReport> best() {
    return Stream.concat(found.stream(), notYetSearched().limit(maxMoves - found.size()))
        .sorted(Comparator.comparingInt(SearchReport::score).reversed())
        .toList();
  }

  /** The moves of the depth before that are not searched at this one yet. */
  private Stream<SearchReport> notYetSearched() {
    long[] moves = movesOf(found);
    return previous.stream()
        .filter(each -> Arrays.stream(moves).noneMatch(move -> move == each.bestMove()));
  }

  private static long[] movesOf(List<SearchReport> reports) {
    return reports.stream().mapToLong(SearchReport::bestMove).toArray();
  }
}
