package quadrille.core;

import org.jspecify.annotations.Nullable;

/**
 * A position of a game: small, immutable, equal by content and free of history.
 *
 * <p>What the rules need to know of the past (repetition, move counters) belongs to the {@link
 * Line}.
 */
public interface Position {

  /** Who is to move. The same side may be named twice running (an extra box, a pass). */
  Side turn();

  /**
   * Adds every legal move to {@code moves}, in a fixed order; adds none exactly when the game is
   * over. A move is a {@code long} whose meaning is the game's own.
   */
  void moves(MoveList moves);

  /** The legal moves in a new list, in the order of {@link #moves}. */
  default MoveList legalMoves() {
    MoveList list = new MoveList();
    moves(list);
    return list;
  }

  /**
   * The position after a legal move.
   *
   * @throws IllegalArgumentException where the game notices that the move is not legal; callers
   *     check what comes from outside against {@link #moves}
   */
  Position play(long move);

  /** A 64-bit key of the whole position with the side to move: equal for equal positions. */
  long key();

  /** How this position by itself ends the game, or null while the game goes on. */
  @Nullable Ending ending();
}
