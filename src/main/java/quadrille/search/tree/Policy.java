package quadrille.search.tree;

import quadrille.core.Position;

/**
 * How a game judges a position for a best-first search: which moves look good, and who is ahead. An
 * instance belongs to one thread and may keep scratch memory. Its answers may depend on earlier
 * questions only by what {@link quadrille.search.Knowledge#clear} forgets.
 */
public interface Policy {

  /** Judges a position that is not over. */
  Outlook judge(Position position);

  /**
   * Returns how many points an expected result is worth.
   *
   * @param value −1 for a loss … 1 for a win
   * @return within ± {@link quadrille.search.Score#MAX_EVALUATION}
   */
  int points(double value);
}
