package quadrille.arena;

import quadrille.core.Side;

/**
 * A game in the schedule of a contest.
 *
 * @param number from 0, in the order of the contest
 * @param round from 0; all pairings of a round share its opening
 * @param first the player with the first move, counted from 0
 * @param second the other player
 */
public record Fixture(int number, int round, int first, int second) {

  /** The player of a side. */
  public int player(Side side) {
    return side.choose(first, second);
  }

  public boolean isPlayedBy(int player) {
    return player == first || player == second;
  }
}
