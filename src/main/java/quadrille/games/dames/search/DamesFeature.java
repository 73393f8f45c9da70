package quadrille.games.dames.search;

/**
 * The features of the evaluation, counted for White minus Black, and their weights in points: with
 * all men on the board and with none, for flying and for short kings. In between, the weight is
 * interpolated by the number of pieces.
 *
 * <p>"Rows" count from a side's own back row (0).
 */
public enum DamesFeature {
  MAN(100, 100, 100, 100),
  KING(270, 170, 130, 140),
  /** 1 for a side that has a king. */
  CROWNED(30, 120, 30, 10),
  /** The sum of the rows that the men have reached. */
  ADVANCE(0, 2, 2, 4),
  /** Men in the back row. */
  BACK_ROW(4, 10, 10, 0),
  /** Men in the row in front of the back row. */
  SECOND_ROW(0, 4, 2, 0),
  /** Men three rows from promotion. */
  THREE_STEPS(5, 5, 0, 4),
  TWO_STEPS(12, 10, 2, 8),
  ONE_STEP(40, 40, 8, 14),
  /** Men in the two edge columns. */
  RIM(0, -5, -2, -2),
  /** Men in the middle half of the columns and rows. */
  CENTRE(5, 3, 3, 3),
  /** The difference between the men in the left half and in the right. */
  IMBALANCE(0, -4, -1, -1),
  /** Men with a free square ahead. */
  MOBILE(4, 0, 2, 3),
  /** Diagonal neighbours of one colour, one behind the other. */
  PAIR(0, 0, 1, 0),
  /**
   * Pieces that cannot be captured on the next move, because they are shielded on one side of each
   * diagonal.
   */
  SAFE(3, 3, 3, 3),
  /**
   * Men with no enemy ahead in any square they can reach, weighted by the row they have reached.
   */
  CLEAR_WAY(12, 4, 3, 4),
  /** Kings away from the edge. */
  KING_INSIDE(0, 6, 4, 8),
  /** Kings on the long diagonal between the two corners. */
  MAIN_ROAD(0, 6, 0, 0),
  /** One for the side to move. */
  MOVE(2, 2, 2, 2);

  private final int[] weights;

  DamesFeature(int flyingFull, int flyingBare, int shortFull, int shortBare) {
    weights = new int[] {flyingFull, flyingBare, shortFull, shortBare};
  }

  /** Returns the weight with all men on the board. */
  int openingWeight(boolean flyingKings) {
    return weights[flyingKings ? 0 : 2];
  }

  /** Returns the weight with no men left. */
  int endgameWeight(boolean flyingKings) {
    return weights[flyingKings ? 1 : 3];
  }
}
