package quadrille.app.setup;

import java.util.EnumSet;
import java.util.Set;
import quadrille.core.Side;

/**
 * A game at a table that others can join.
 *
 * @param game the rules, the clock and the players; an open seat counts as a human's
 * @param oneOpen whether the first player is whoever joins
 * @param twoOpen whether the second player is whoever joins
 * @param spectators whether others may watch
 * @param help whether the players may be helped, by hints and evaluations
 */
public record HostSetup(
    GameSetup game, boolean oneOpen, boolean twoOpen, boolean spectators, boolean help) {

  /** The sides of the open seats. */
  public Set<Side> openSides() {
    Set<Side> open = EnumSet.noneOf(Side.class);
    Side one = game.starter() == Starter.TWO ? Side.SECOND : Side.FIRST;
    if (oneOpen) {
      open.add(one);
    }
    if (twoOpen) {
      open.add(one.other());
    }
    return open;
  }

  /** The same with the first move for the first or the second player. */
  public HostSetup withStarter(Starter starter) {
    return new HostSetup(game.withStarter(starter), oneOpen, twoOpen, spectators, help);
  }
}
