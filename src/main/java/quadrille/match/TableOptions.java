package quadrille.match;

import quadrille.search.Limits;

/**
 * How computers play at a table with others: people, or computers of other programs.
 *
 * @param moveOverheadMs what a computer on a clock reserves of each move, 0 … {@link
 *     Limits#MAX_MOVE_OVERHEAD_MS} milliseconds
 * @param book whether they play openings from a book, see {@link OpeningStyle#BOOK}; without one
 *     they vary their first moves
 */
public record TableOptions(int moveOverheadMs, boolean book) {
  public static final TableOptions DEFAULTS =
      new TableOptions(Limits.DEFAULT_MOVE_OVERHEAD_MS, true);

  OpeningStyle openings() {
    return book ? OpeningStyle.BOOK : OpeningStyle.VARIED;
  }
}
