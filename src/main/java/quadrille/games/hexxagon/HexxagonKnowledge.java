package quadrille.games.hexxagon;

import quadrille.core.Position;
import quadrille.search.Knowledge;

/** What the search is told about Hexxagon. */
public final class HexxagonKnowledge implements Knowledge {

  @Override
  public int evaluate(Position position) {
    HexxagonPosition board = (HexxagonPosition) position;
    return HexxagonEvaluation.evaluate(board.own(), board.other(), board.empty());
  }

  /** By what the move gains: the piece that a clone adds and the pieces turned over, twice. */
  @Override
  public int promise(Position position, long move) {
    int flips = Long.bitCount(((HexxagonPosition) position).flips(HexxagonMove.to(move)));
    return 2 * flips + (HexxagonMove.isJump(move) ? 0 : 1);
  }

  @Override
  public int historySlots() {
    return HexxagonCells.COUNT * HexxagonCells.COUNT;
  }

  @Override
  public int historySlot(Position position, long move) {
    return HexxagonMove.from(move) * HexxagonCells.COUNT + HexxagonMove.to(move);
  }

  /** A jump that turns nothing over. */
  @Override
  public boolean reducible(Position position, long move) {
    return HexxagonMove.isJump(move)
        && ((HexxagonPosition) position).flips(HexxagonMove.to(move)) == 0;
  }
}
