package quadrille.cli;

import java.util.List;
import quadrille.core.GameRecord;
import quadrille.core.Side;

/**
 * A game of a contest, as it was played.
 *
 * @param number from 0
 * @param opening the random moves before the record begins
 */
record Played(int number, List<String> opening, GameRecord record) {

  /** The side on which the contest's first player sat. */
  Side sideOfFirst() {
    return Contest.isExchanged(number) ? Side.SECOND : Side.FIRST;
  }
}
