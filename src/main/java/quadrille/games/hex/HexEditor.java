package quadrille.games.hex;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
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
    Map<Integer, Side> stones = before.stones();
    if (brush == null || brush.side() == stones.get(cell)) {
      stones.remove(cell);
    } else {
      stones.put(cell, brush.side());
    }
    return HexPosition.of(before.board(), stones, before.turn());
  }

  @Override
  public Position withSettings(Position position, Settings settings) {
    HexPosition before = (HexPosition) position;
    HexBoard from = before.board();
    HexBoard to = HexBoard.of(settings);
    Map<Integer, Side> kept = new HashMap<>();
    before
        .stones()
        .forEach(
            (cell, side) -> {
              if (to.contains(from.row(cell), from.column(cell))) {
                kept.put(to.cell(from.row(cell), from.column(cell)), side);
              }
            });
    return HexPosition.of(to, kept, before.turn());
  }

  @Override
  public Position withTurn(Position position, Side side) {
    return ((HexPosition) position).withTurn(side);
  }

  /** Checks the number of stones: sides take turns, and a swap gives the only stone away. */
  @Override
  public void validate(Position position) throws BadInputException {
    HexPosition hex = (HexPosition) position;
    int first = Collections.frequency(hex.stones().values(), Side.FIRST);
    int second = hex.stoneCount() - first;
    int usualLead = hex.turn() == Side.FIRST ? 0 : 1;
    boolean swapped = hex.board().allowsSwap() && second > 0 && first - second == usualLead - 1;
    if (first - second != usualLead && !swapped) {
      throw HexNotation.error(
          hex.turn() == Side.FIRST ? "error.count.first" : "error.count.second", first, second);
    }
  }
}
