package quadrille.games.hexxagon;

import quadrille.core.Settings;

/**
 * What can be chosen about the rules.
 *
 * @param holes whether the three cells round the centre are missing
 * @param pass whether a side that cannot move passes, rather than giving the empty cells away
 */
public record HexxagonRules(boolean holes, boolean pass) {
  private static final long HOLES = hole(5, 3) | hole(3, 4) | hole(4, 5);

  public static HexxagonRules of(Settings settings) {
    return new HexxagonRules(
        settings.choice("holes").equals("classic"), settings.choice("blocked").equals("pass"));
  }

  /** The set of the cells that can be occupied. */
  public long cells() {
    return holes ? HexxagonCells.ALL & ~HOLES : HexxagonCells.ALL;
  }

  private static long hole(int x, int y) {
    return 1L << HexxagonCells.at(x, y);
  }
}
