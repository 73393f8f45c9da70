package quadrille.games.hexxagon;

import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.Side;

/** Edits positions of Hexxagon. */
public final class HexxagonEditor implements PositionEditor {

  @Override
  public Position emptyBoard(Settings settings) {
    return new HexxagonPosition(HexxagonRules.of(settings), 0, 0, Side.FIRST);
  }

  @Override
  public Position put(Position position, int cell, @Nullable Brush brush) {
    HexxagonPosition before = (HexxagonPosition) position;
    if (before.rules().isHole(cell)) {
      return before;
    }
    long bit = 1L << cell;
    Side set = brush == null || brush.side() == before.owner(cell) ? null : brush.side();
    long first = (before.pieces(Side.FIRST) & ~bit) | (set == Side.FIRST ? bit : 0);
    long second = (before.pieces(Side.SECOND) & ~bit) | (set == Side.SECOND ? bit : 0);
    return new HexxagonPosition(before.rules(), first, second, before.turn());
  }

  @Override
  public Position withSettings(Position position, Settings settings) {
    HexxagonPosition before = (HexxagonPosition) position;
    HexxagonRules rules = HexxagonRules.of(settings);
    return new HexxagonPosition(
        rules,
        before.pieces(Side.FIRST) & rules.cells(),
        before.pieces(Side.SECOND) & rules.cells(),
        before.turn());
  }

  @Override
  public Position withTurn(Position position, Side side) {
    HexxagonPosition before = (HexxagonPosition) position;
    return new HexxagonPosition(
        before.rules(), before.pieces(Side.FIRST), before.pieces(Side.SECOND), side);
  }

  @Override
  public void validate(Position position) throws BadInputException {
    HexxagonPosition hexxagon = (HexxagonPosition) position;
    for (Side side : Side.values()) {
      if (hexxagon.pieces(side) == 0) {
        throw HexxagonNotation.error("error.none-of", HexxagonRules.sideName(side));
      }
    }
  }
}
