package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;

/** Evaluates positions in points; a man is worth 100. Not thread-safe. */
interface DamesEvaluation {

  /** Returns the score from the view of the side to move. */
  int evaluate(DamesPosition position);

  /** Whether it was trained to foresee captures, so that a threat need not be searched. */
  default boolean foreseesCaptures() {
    return false;
  }
}
