package quadrille.games.dames.search;

/** The features besides the patterns, counted for White minus Black. */
enum PatternFeature {
  MAN,
  KING,
  /** 1 for a side that has a king. */
  HAS_KING,
  /** Squares that the kings can reach without capturing. */
  KING_MOBILITY,
  /** Kings in the middle half of the columns and rows. */
  KING_CENTRE,
  /** Kings on the long diagonal between the two corners. */
  LONG_DIAGONAL,
  /** The difference between the men in the left half and in the right. */
  IMBALANCE,
  /**
   * Men with no enemy ahead in any square they can reach, weighted by the row they have reached.
   */
  RUNAWAY,
  /** One for the side to move. */
  SIDE_TO_MOVE
}
