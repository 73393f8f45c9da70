package quadrille.search;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;

/**
 * What a game knows beyond its rules, offered to the search so that the search never asks which
 * game it plays.
 *
 * <p>An instance belongs to one searching thread and may keep scratch memory; it must give the same
 * answers whatever it was asked before. Every position handed in is one of the game's own.
 */
public interface Knowledge {

  /**
   * The worth of a position that is not over, from the view of the side to move, in points, within
   * ± {@link Score#MAX_EVALUATION}.
   */
  int evaluate(Position position);

  /**
   * The worth of a finished game from the view of {@code position.turn()}, {@code ply} plies from
   * the root. A game that is about the margin returns the margin in points instead.
   */
  default int terminalScore(Position position, Ending ending, int ply) {
    if (ending.winner() == null) {
      return Score.DRAW;
    }
    return ending.winner() == position.turn() ? Score.WIN - ply : ply - Score.WIN;
  }

  /**
   * Adds the moves worth searching: all legal ones, or fewer where the game can prove that the rest
   * cannot be better (or, at the game's own risk, judges so). At least one when the position is not
   * over.
   */
  default void moves(Position position, MoveList moves) {
    position.moves(moves);
  }

  /**
   * Whether {@link #moves} may leave out a move without proof: then the search never calls a score
   * exact because it saw every ending.
   */
  default boolean isSelective() {
    return false;
  }

  /**
   * How promising a move looks before it is searched, higher first. Range: ± 1,000,000. To it the
   * search adds what it has learned: up to {@link MoveOrder#KILLER_BONUS} for a killer move, and up
   * to ± {@link MoveOrder#MAX_HISTORY} for the move's history.
   */
  default int orderingScore(Position position, long move) {
    return 0;
  }

  /** The number of slots of the search's history table, a power of two is not needed. */
  int historySlots();

  /** The slot of a move, 0 … {@link #historySlots} − 1: moves that mean the same share one. */
  int historySlot(Position position, long move);

  /**
   * Adds the moves that have to be looked at before the position may be evaluated (captures, a
   * forced reply); adds none where it is quiet. Called at the search's horizon only.
   */
  default void noisyMoves(Position position, MoveList moves) {}

  /** Whether the side to move may decline all noisy moves: false where a capture is forced. */
  default boolean canStandPat(Position position) {
    return true;
  }

  /** Whether the move, late in the order, may be searched less deeply at first. */
  default boolean isReducible(Position position, long move) {
    return false;
  }

  /** {@link #probe} does not know. */
  int UNKNOWN = Integer.MIN_VALUE;

  /**
   * The exact value of a position at little cost, from the view of the side to move, {@code ply}
   * plies from the root; {@link #UNKNOWN} where it is not known.
   */
  default int probe(Position position, int ply) {
    return UNKNOWN;
  }

  /**
   * Solves the root exactly, by whatever means, or returns null when it cannot or is stopped. It
   * has to give up by itself after work that depends on the position and the depth alone, so that a
   * search without a clock ends and is deterministic.
   *
   * @param depth the depth the search was asked for: a level that looks one ply ahead must not see
   *     to the end of the game
   * @param stop polled often; true means give up now
   */
  default @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    return null;
  }

  /**
   * An exact answer.
   *
   * @param line the best move, and those expected after it as far as they are known; empty where
   *     all moves lose alike and the search is to find the one that is hardest to refute
   * @param score the exact score, as {@link #terminalScore} counts it
   * @param nodes the nodes it took, 0 or more
   */
  record Solution(long[] line, int score, long nodes) {}
}
