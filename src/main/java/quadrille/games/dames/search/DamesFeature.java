package quadrille.games.dames.search;

/**
 * What the evaluation counts, each for White less the same for Black, and its worth in points: with
 * all men on the board and with none, where kings fly and where they do not. In between the worth
 * follows the number of pieces.
 *
 * <p>"Rows" count from a side's own back row (0).
 */
public enum DamesFeature {
  MAN(100, 100, 100, 100),
  KING(270, 170, 130, 140),
  /** One for a side with a king or more. */
  CROWNED(30, 120, 30, 10),
  /** The sum of the rows that the men have reached. */
  ADVANCE(0, 2, 2, 4),
  /** Men in the back row. */
  BACK_ROW(4, 10, 10, 0),
  /** Men in the row before it. */
  SECOND_ROW(0, 4, 2, 0),
  /** Men three steps from the last row. */
  THREE_STEPS(5, 5, 0, 4),
  TWO_STEPS(12, 10, 2, 8),
  ONE_STEP(40, 40, 8, 14),
  /** Men in the two columns of the rim. */
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
   * Pieces that cannot be jumped whatever the enemy does next: one neighbour of each diagonal
   * shields them.
   */
  SAFE(3, 3, 3, 3),
  /** Men with no enemy in all the squares they can reach, by the rows they have reached. */
  CLEAR_WAY(12, 4, 3, 4),
  /** Kings that do not stand on the rim. */
  KING_INSIDE(0, 6, 4, 8),
  /** Kings on the long diagonal between the two corners. */
  MAIN_ROAD(0, 6, 0, 0),
  /** One for the side to move. */
  MOVE(2, 2, 2, 2);

  private final int[] weights;

  DamesFeature(int flyingFull, int flyingBare, int shortFull, int shortBare) {
    weights = new int[] {flyingFull, flyingBare, shortFull, shortBare};
  }

  /** The worth with all men on the board. */
  int openingWeight(boolean flyingKings) {
    return weights[flyingKings ? 0 : 2];
  }

  /** The worth with no men left. */
  int endgameWeight(boolean flyingKings) {
    return weights[flyingKings ? 1 : 3];
  }
}
