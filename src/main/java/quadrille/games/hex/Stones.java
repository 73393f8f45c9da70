package quadrille.games.hex;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * Who holds which cells, by stones or because nothing that happens can change it. Immutable.
 *
 * @param first the cells of the first player
 * @param second those of the second
 */
record Stones(Cells first, Cells second) {

  static Stones of(HexPosition position) {
    Stones stones = new Stones(Cells.NONE, Cells.NONE);
    for (int cell = 0; cell < position.board().cells(); cell++) {
      Side side = position.stone(cell);
      if (side != null) {
        stones = stones.with(side, cell);
      }
    }
    return stones;
  }

  Cells of(Side side) {
    return side == Side.FIRST ? first : second;
  }

  @Nullable Side holder(int cell) {
    return first.contains(cell) ? Side.FIRST : second.contains(cell) ? Side.SECOND : null;
  }

  boolean isEmpty(int cell) {
    return !first.contains(cell) && !second.contains(cell);
  }

  Stones with(Side side, int cell) {
    return with(side, Cells.of(cell));
  }

  Stones with(Side side, Cells cells) {
    return side == Side.FIRST
        ? new Stones(first.or(cells), second)
        : new Stones(first, second.or(cells));
  }
}
