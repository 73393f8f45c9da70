package quadrille.search;

import quadrille.core.Game;

/** Searches ever deeper, with an aspiration window around the score of the last iteration. */
final class IterativeDeepening {
  private static final int ASPIRATION_FROM_DEPTH = 4;

  private final AlphaBeta search;
  private final int firstWindow;
  private final int maxDepth;

  IterativeDeepening(AlphaBeta search, Game game, Limits limits) {
    this.search = search;
    firstWindow = Math.max(1, game.pointsPerUnit() / 3);
    maxDepth = limits.depth();
  }

  /** Runs the main thread's iterations and reports each. */
  void run(ProgressReporter reporter, Budget budget, boolean forced) {
    int score = 0;
    try {
      for (int depth = 1; depth <= maxDepth; depth++) {
        score = iterate(depth, score);
        reporter.iterationFinished(search, depth, score);
        boolean enough = search.isExact() || isDecidedWithin(score, depth);
        if (enough || budget.isSpent() || (forced && budget.hasClock())) {
          return;
        }
      }
    } catch (NodeCounter.SearchStoppedException e) {
      reporter.searchStopped(search);
    }
  }

  /** Runs a helper's iterations, which only fill the transposition table. */
  void runHelper(int offset) {
    int score = 0;
    try {
      for (int depth = 1 + offset; depth <= maxDepth; depth++) {
        score = iterate(depth, score);
      }
    } catch (NodeCounter.SearchStoppedException e) {
      // The main thread has the answer.
    }
  }

  // Reductions may miss a shorter win but cannot invent one, so a decided score is final.
  private static boolean isDecidedWithin(int score, int depth) {
    return Score.isDecided(score) && Score.pliesToEnd(score) <= depth;
  }

  private int iterate(int depth, int guess) {
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
}
