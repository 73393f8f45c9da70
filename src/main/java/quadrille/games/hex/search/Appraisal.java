package quadrille.games.hex.search;

import quadrille.search.Knowledge;

/**
 * What is known about a position before its moves are searched. All from the view of the side to
 * move.
 *
 * @param key the position's key
 * @param plies the most plies until the side to move has won, or with a minus sign lost; 0 if the
 *     winner is not known
 * @param advantage the logarithm of the ratio of the conductances; 0 if the winner is known
 * @param cells the moves to search, at least one, the most promising first
 * @param flows how much current runs through each of these cells: both sides' together, 0 … 2, or
 *     only the winner's, 0 … 1, if it is known
 */
record Appraisal(long key, int plies, double advantage, int[] cells, double[] flows) {
  /** Points for a conductance e times that of the opponent. */
  private static final double EVALUATION_SCALE = 200;

  /** The evaluation of an undecided position in points, see {@link Knowledge#evaluate}. */
  int evaluation() {
    return (int) Math.round(EVALUATION_SCALE * advantage);
  }

  /** The flow of a cell, or NaN if it is not one of {@link #cells}. */
  double flow(long cell) {
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == cell) {
        return flows[i];
      }
    }
    return Double.NaN;
  }
}
