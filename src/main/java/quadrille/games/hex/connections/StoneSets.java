package quadrille.games.hex.connections;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;

/**
 * Who holds which cells, by stones or because nothing that happens can change it. Immutable.
 *
 * @param first the cells of the first player
 * @param second those of the second
 */
public record StoneSets(CellSet first, CellSet second) {

  public static StoneSets of(HexPosition position) {
    StoneSets stones = new StoneSets(CellSet.EMPTY, CellSet.EMPTY);
    for (int cell = 0; cell < position.board().cells(); cell++) {
      Side side = position.stone(cell);
      if (side != null) {
        stones = stones.with(side, cell);
      }
    }
    return stones;
  }

  public CellSet of(Side side) {
    return side == Side.FIRST ? first : second;
  }

  public @Nullable Side ownerOf(int cell) {
    return first.contains(cell) ? Side.FIRST : second.contains(cell) ? Side.SECOND : null;
  }

  public boolean isEmpty(int cell) {
    return !first.contains(cell) && !second.contains(cell);
  }

  public StoneSets with(Side side, int cell) {
    return with(side, CellSet.of(cell));
  }

  public StoneSets with(Side side, CellSet cells) {
    return side == Side.FIRST
        ? new StoneSets(first.or(cells), second)
        : new StoneSets(first, second.or(cells));
  }
}
