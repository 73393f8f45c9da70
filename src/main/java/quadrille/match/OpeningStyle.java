package quadrille.match;

import quadrille.search.OpeningVariety;
import quadrille.search.book.MoveBook;

/** How our search plays the openings of its games. */
public enum OpeningStyle {
  /** Always searches, and plays the best move that it finds: for matches that measure. */
  FIXED,

  /** Varies its first moves, see {@link OpeningVariety}. */
  VARIED,

  /**
   * Plays from the {@link MoveBook} of the rules where there is one, and else varies its first
   * moves. A computer that makes deliberate mistakes has no book.
   */
  BOOK
}
