package quadrille.core;

import org.jspecify.annotations.Nullable;

/**
 * A position of a game: immutable, small, and equal to every position with the same content. The
 * moves before it, which repetition and draw counters depend on, belong to the {@link Line}.
 */
public interface Position {

  /** The side to move. A side may move twice in a row: after closing a box, or after a pass. */
  Side turn();

  /**
   * Adds all legal moves to a list, in a fixed order; adds none if, and only if, the game is over.
   * What the bits of a move mean is up to the game.
   */
  void moves(MoveList moves);

  /** Returns the legal moves in a new list, in the order of {@link #moves}. */
  default MoveList legalMoves() {
    MoveList list = new MoveList();
    moves(list);
    return list;
  }

  /** Returns the number of legal moves, without listing them where a game can count them. */
  default int countMoves() {
    return legalMoves().size();
  }

  /**
   * Returns the position after a legal move.
   *
   * @throws IllegalArgumentException if the game notices that the move is illegal. Not every game
   *     does, so check moves from outside against {@link #legalMoves} first.
   */
  Position play(long move);

  /** A 64-bit hash of the position and the side to move; equal positions have equal keys. */
  long key();

  /** How this position by itself ends the game, or null while the game goes on. */
  @Nullable Ending ending();
}
