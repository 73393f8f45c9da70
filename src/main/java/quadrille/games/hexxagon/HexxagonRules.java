package quadrille.games.hexxagon;

import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

/**
 * The rules of a game of Hexxagon.
 *
 * @param holes whether the three cells around the centre are missing
 * @param pass whether a side that cannot move passes instead of giving up the empty cells
 */
public record HexxagonRules(boolean holes, boolean pass) {
  private static final long HOLES = hole(5, 3) | hole(3, 4) | hole(4, 5);

  public static HexxagonRules of(Settings settings) {
    return new HexxagonRules(
        settings.choice("holes").equals("classic"), settings.choice("blocked").equals("pass"));
  }

  /** Returns the set of playable cells. */
  public long cells() {
    return holes ? HexxagonCells.ALL & ~HOLES : HexxagonCells.ALL;
  }

  /** Returns whether a cell is missing. */
  public boolean isHole(int cell) {
    return (cells() >> cell & 1) == 0;
  }

  /** Returns the name of a side, which is the same under all rules. */
  static Text sideName(Side side) {
    return Text.of(HexxagonRules.class, side == Side.FIRST ? "side.first" : "side.second");
  }

  private static long hole(int x, int y) {
    return 1L << HexxagonCells.at(x, y);
  }
}
