package quadrille.games.hexxagon.search;

import quadrille.core.MoveList;
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

  /** The pieces that a clone must turn for the search to look at it before it evaluates. */
  private static final int NOISY_FLIPS = 2;

  @Override
  public int evaluate(Position position) {
    HexxagonPosition hexxagon = (HexxagonPosition) position;
    return HexxagonEvaluation.evaluate(hexxagon.own(), hexxagon.other(), hexxagon.empty());
  }

  /** Orders by the material gain: captures first, and a clone before a jump. */
  @Override
  public void scoreMoves(Position position, MoveList moves, int[] history, int[] scores) {
    long other = ((HexxagonPosition) position).other();
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int flips = Long.bitCount(HexxagonCells.neighbours(HexxagonMove.to(move)) & other);
      int gain = 2 * flips + (HexxagonMove.isJump(move) ? 0 : 1);
      scores[i] = SCORE_PER_PIECE * gain + history[slot(move)];
    }
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
    return slot(move);
  }

  private static int slot(long move) {
    return HexxagonMove.from(move) * HexxagonCells.COUNT + HexxagonMove.to(move);
  }

  /**
   * Adds the clones that turn at least {@value #NOISY_FLIPS} pieces. Jumps gain as much, but are
   * reversible.
   */
  @Override
  public void noisyMoves(Position position, MoveList moves) {
    HexxagonPosition hexxagon = (HexxagonPosition) position;
    long own = hexxagon.own();
    long other = hexxagon.other();
    for (long rest = hexxagon.empty(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long near = HexxagonCells.neighbours(cell);
      if ((near & own) != 0 && Long.bitCount(near & other) >= NOISY_FLIPS) {
        moves.add(HexxagonMove.clone(cell));
      }
    }
  }

  /** Moves are ordered by their gain, so late moves gain little and can be reduced. */
  @Override
  public boolean isReducible(Position position, long move) {
    return true;
  }
}
