package quadrille.games.dames.search;

/** The features besides the patterns of men, counted for White minus Black. */
enum PatternFeature {
  MAN,
  KING,
  /** 1 for a side that has a king. */
  CROWNED,
  /** Squares that the kings can reach without capturing. */
  KING_MOBILITY,
  /** Kings away from the edge. */
  KING_INSIDE,
  /** Kings on the long diagonal between the two corners. */
  LONG_DIAGONAL,
  /** The difference between the men in the left half and in the right. */
  IMBALANCE,
  /**
   * Men with no enemy ahead in any square they can reach, weighted by the row they have reached.
   */
  CLEAR_WAY,
  /** One for the side to move. */
  MOVE
}
