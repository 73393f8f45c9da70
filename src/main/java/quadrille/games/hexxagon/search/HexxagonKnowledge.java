package quadrille.games.hexxagon.search;

import quadrille.core.Position;
import quadrille.games.hexxagon.HexxagonCells;
import quadrille.games.hexxagon.HexxagonMove;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.search.Knowledge;

/** What the search needs to know about Hexxagon. */
public final class HexxagonKnowledge implements Knowledge {
  /**
   * The ordering score of a gained piece, compared with at most 16,000 from the history heuristic.
   */
  private static final int SCORE_PER_PIECE = 10_000;

  @Override
  public int evaluate(Position position) {
    HexxagonPosition board = (HexxagonPosition) position;
    return HexxagonEvaluation.evaluate(board.own(), board.other(), board.empty());
  }

  /** Orders by the material gain: captures first, and a clone before a jump. */
  @Override
  public int orderingScore(Position position, long move) {
    int flips = Long.bitCount(((HexxagonPosition) position).flips(HexxagonMove.to(move)));
    return SCORE_PER_PIECE * (2 * flips + (HexxagonMove.isJump(move) ? 0 : 1));
  }

  @Override
  public int openingMargin() {
    return 8;
  }

  @Override
  public int historySlots() {
    return HexxagonCells.COUNT * HexxagonCells.COUNT;
  }

  @Override
  public int historySlot(Position position, long move) {
    return HexxagonMove.from(move) * HexxagonCells.COUNT + HexxagonMove.to(move);
  }

  /** Moves are ordered by their gain, so late moves gain little and can be reduced. */
  @Override
  public boolean isReducible(Position position, long move) {
    return true;
  }
}
