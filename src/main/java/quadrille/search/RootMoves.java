package quadrille.search;

import java.util.List;
import quadrille.core.MoveList;

/** The moves of the root that a search may choose from, and the best that it found among them. */
final class RootMoves {
  private long[] excluded = {};
  private long first = MoveList.NONE;
  private long best = MoveList.NONE;
  private int score;
  private List<Long> line = List.of();

  /**
   * Forgets the best move and sets which moves the next searches may choose from.
   *
   * @param newFirst the move to search first, or {@link MoveList#NONE} to leave that to the order
   * @param newExcluded moves to leave out from now on; at least one other must remain
   */
  void restart(long newFirst, long[] newExcluded) {
    first = newFirst;
    excluded = newExcluded;
    best = MoveList.NONE;
  }

  /** The moves to leave out. */
  long[] excluded() {
    return excluded;
  }

  /** Returns the move to search first: that of the table if no better one is known. */
  long first(long tableMove) {
    long known = best == MoveList.NONE ? first : best;
    return known == MoveList.NONE ? tableMove : known;
  }

  void update(long move, int newScore, List<Long> newLine) {
    best = move;
    score = newScore;
    line = newLine;
  }

  /** The best move found since {@link #restart}, or {@link MoveList#NONE}. */
  long best() {
    return best;
  }

  int score() {
    return score;
  }

  /** The best move and the expected replies. */
  List<Long> line() {
    return line;
  }
}
