package quadrille.games.dames.search;

/**
 * The features of a {@link FeatureEvaluation}, counted for White minus Black. "Rows" count from a
 * side's own back row (0).
 */
public enum DamesFeature {
  MAN,
  KING,
  /** 1 for a side that has a king. */
  HAS_KING,
  /** The sum of the rows that the men have reached. */
  ADVANCE,
  /** Men in the back row. */
  BACK_ROW,
  /** Men in the row in front of the back row. */
  SECOND_ROW,
  /** Men three rows from promotion. */
  THREE_STEPS,
  TWO_STEPS,
  ONE_STEP,
  /** Men in the two edge columns. */
  EDGE,
  /** Men in the middle half of the columns and rows. */
  CENTRE,
  /** The difference between the men in the left half and in the right. */
  IMBALANCE,
  /** Men with a free square ahead. */
  MOBILE,
  /** Diagonal neighbours of one colour, one behind the other. */
  PAIR,
  /**
   * Pieces that cannot be captured on the next move, because they are shielded on one side of each
   * diagonal.
   */
  SAFE,
  /**
   * Men with no enemy ahead in any square they can reach, weighted by the row they have reached.
   */
  RUNAWAY,
  /** Kings in the middle half of the columns and rows. */
  KING_CENTRE,
  /** Kings on the long diagonal between the two corners. */
  LONG_DIAGONAL,
  /** One for the side to move. */
  SIDE_TO_MOVE
}
