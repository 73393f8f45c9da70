package quadrille.games.hex;

import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.Side;

/** Sets stones on a board of Hex. */
public final class HexEditor implements PositionEditor {

  @Override
  public Position emptyBoard(Settings settings) {
    return HexPosition.empty(HexBoard.of(settings), Side.FIRST);
  }

  @Override
  public Position put(Position position, int cell, @Nullable Brush brush) {
    HexPosition before = (HexPosition) position;
    HexBoard board = before.board();
    Side set = brush == null || brush.side() == before.stone(cell) ? null : brush.side();
    HexPosition after = HexPosition.empty(board, before.turn());
    for (int each = 0; each < board.cells(); each++) {
      Side stone = each == cell ? set : before.stone(each);
      after = stone == null ? after : after.withStone(stone, each, before.turn());
    }
    return after;
  }

  @Override
  public Position withTurn(Position position, Side side) {
    return ((HexPosition) position).withTurn(side);
  }

  /** Checks the number of stones: sides take turns, and a swap gives the only stone away. */
  @Override
  public void validate(Position position) throws BadInputException {
    HexPosition hex = (HexPosition) position;
    int first = count(hex, Side.FIRST);
    int second = count(hex, Side.SECOND);
    int ahead = hex.turn() == Side.FIRST ? second - first : first - second;
    boolean swapped =
        hex.board().allowsSwap() && (hex.turn() == Side.FIRST ? ahead == 1 : ahead == 0);
    boolean usual = hex.turn() == Side.FIRST ? ahead == 0 : ahead == 1;
    if (!usual && !swapped) {
      throw HexNotation.error(
          hex.turn() == Side.FIRST ? "error.count.first" : "error.count.second", first, second);
    }
  }

  private static int count(HexPosition hex, Side side) {
    int count = 0;
    for (int cell = 0; cell < hex.board().cells(); cell++) {
      count += hex.stone(cell) == side ? 1 : 0;
    }
    return count;
  }
}
