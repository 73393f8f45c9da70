package quadrille.games.hex.search;

import java.util.Arrays;

/**
 * The moves of one side that won in other positions of a tree, and so are worth trying early: those
 * that won most often (J. Schaeffer, 1989, "The history heuristic and alpha-beta search
 * enhancements in practice"), and the last one that refuted the opponent's same move (J. Uiterwijk,
 * 1992, "The countermove heuristic"). Not thread-safe.
 */
final class WinningMoves {
  /** The opponent's last move where it has not moved yet. */
  static final int NO_MOVE = -1;

  /** When a move has won so often, all wins so far count half. */
  private static final int MAX_WINS = 200;

  private final double[] wins;
  private double mostWins;

  /** The refutation of each of the opponent's moves, that of {@link #NO_MOVE} first. */
  private final int[] refutations;

  WinningMoves(int cells) {
    wins = new double[cells];
    refutations = new int[cells + 1];
    clear();
  }

  void clear() {
    Arrays.fill(wins, 0);
    mostWins = 0;
    Arrays.fill(refutations, NO_MOVE);
  }

  /**
   * Notes that a move won.
   *
   * @param last the opponent's last move, or {@link #NO_MOVE}
   */
  void add(int move, int last) {
    refutations[last + 1] = move;
    mostWins = Math.max(mostWins, ++wins[move]);
    if (mostWins > MAX_WINS) {
      Arrays.setAll(wins, cell -> wins[cell] / 2);
      mostWins /= 2;
    }
  }

  /** How often a move won, against the one that won most often, 0 … 1. */
  double share(int move) {
    return wins[move] / Math.max(1, mostWins);
  }

  /**
   * The move that won last after the opponent's last move, or {@link #NO_MOVE} if none did.
   *
   * @param last the opponent's last move, or {@link #NO_MOVE}
   */
  int lastRefutation(int last) {
    return refutations[last + 1];
  }
}
