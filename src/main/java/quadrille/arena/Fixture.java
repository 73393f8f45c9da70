package quadrille.arena;

import quadrille.core.Side;

/**
 * A game of a contest, to be played or played.
 *
 * @param number from 0, in the order of the contest
 * @param round from 0; all pairings of a round share its opening
 * @param first which player, counted from 0, has the first move
 * @param second which player sits opposite
 */
public record Fixture(int number, int round, int first, int second) {

  /** Which player sits at that side. */
  public int player(Side side) {
    return side.choose(first, second);
  }

  /** The side of a player, who has to be one of the two. */
  public Side side(int player) {
    if (player != first && player != second) {
      throw new IllegalArgumentException("player " + player + " has no seat in game " + number);
    }
    return player == first ? Side.FIRST : Side.SECOND;
  }

  public boolean isPlayedBy(int player) {
    return player == first || player == second;
  }
}
