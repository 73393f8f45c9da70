package quadrille.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.search.tree.Policy;

/**
 * What a game knows beyond its rules. The search asks for everything it needs through this
 * interface and never which game it plays.
 *
 * <p>An instance belongs to one searching thread and may keep scratch memory. Its answers may
 * depend on earlier questions only by {@link #prepare} and by what {@link #clear} forgets. All
 * positions are positions of the game itself.
 */
public interface Knowledge {
  /** The answer of {@link #probe} for a position whose value it does not know. */
  int UNKNOWN = Integer.MIN_VALUE;

  /** What the search adds to the score of a killer move, see {@link #scoreMoves}. */
  int KILLER_BONUS = 50_000;

  /** The largest absolute value that the history heuristic gives a move. */
  int MAX_HISTORY = 16_000;

  /**
   * Prepares for the questions of a search. A shallow search, that of a low level, may be told less
   * than a deep one.
   *
   * @param depth the depth that was asked for, in plies; {@link Limits#MAX_DEPTH} without such a
   *     limit
   */
  default void prepare(int depth) {}

  /** Forgets earlier positions, so that the answers are those of a new instance. */
  default void clear() {}

  /**
   * Returns what a best-first search asks about positions, or null if an alpha-beta search is to
   * ask this knowledge. May depend on {@link #prepare}.
   */
  default @Nullable Policy policy() {
    return null;
  }

  /**
   * Evaluates a position that is not over, for the side to move.
   *
   * @return points within ± {@link Score#MAX_EVALUATION}
   */
  int evaluate(Position position);

  /**
   * Returns the score of a finished game for {@code position.turn()}: a decided score or a draw. A
   * game that is played for the margin returns the margin in points instead.
   *
   * @param ply the number of plies from the root, 0 or more
   */
  default int terminalScore(Position position, Ending ending, int ply) {
    if (ending.winner() == null) {
      return Score.DRAW;
    }
    return ending.winner() == position.turn() ? Score.WIN - ply : ply - Score.WIN;
  }

  /**
   * Adds the moves to search: all legal moves, or only some of them if the others are provably no
   * better. A selective game may also leave out moves without proof. Adds none if, and only if, the
   * game is over.
   */
  default void moves(Position position, MoveList moves) {
    position.moves(moves);
  }

  /**
   * Adds the moves that a table of openings recommends in this position, all about equally good;
   * adds none where the game has no table or the position is not in it. {@link #moves} adds no
   * others in such a position.
   */
  default void openingMoves(Position position, MoveList moves) {}

  /**
   * Returns by how many points a move of the opening may be worse than the best and still count as
   * equally good, 0 or more.
   */
  default int openingMargin() {
    return 4;
  }

  /**
   * Whether {@link #moves} may leave out moves without proof. If so, the search does not treat a
   * score as exact just because it has seen all endings.
   */
  default boolean isSelective() {
    return false;
  }

  /**
   * Scores moves by how promising they look before they are searched; higher is searched earlier.
   * One call values all moves of a node.
   *
   * @param history the history heuristic's values by {@link #historySlot}, each within ± {@link
   *     #MAX_HISTORY}, to be added to the game's own
   * @param scores receives a score for each move, in the order of the list, within ± 1,000,000; the
   *     search adds {@link #KILLER_BONUS} to some. At least as long as the list
   */
  void scoreMoves(Position position, MoveList moves, int[] history, int[] scores);

  /** The number of slots in the history table, 1 or more. */
  int historySlots();

  /**
   * The history slot of a move, from 0; each side has a history of its own. Moves with the same
   * purpose share a slot.
   */
  int historySlot(Position position, long move);

  /**
   * Adds the moves to search before the position may be evaluated, such as captures; adds none if
   * it is quiet. Called only at the search's horizon. Beyond it the search looks for no repetition,
   * so every noisy move must be irreversible: {@link quadrille.core.Game#isReversible} is false.
   */
  default void noisyMoves(Position position, MoveList moves) {}

  /** Whether the side to move may decline all noisy moves; false where a capture is forced. */
  default boolean canStandPat(Position position) {
    return true;
  }

  /**
   * Whether the opponent threatens a noisy move that the evaluation does not see. If so, the search
   * looks one ply further before it believes a good score. Called only at the search's horizon, and
   * again in the same variation only after an only move.
   */
  default boolean isThreatened(Position position) {
    return false;
  }

  /** Whether a move late in the order may first be searched to a lower depth. */
  default boolean isReducible(Position position, long move) {
    return false;
  }

  /**
   * Returns by how many points the score of a search to two fifths of a depth must exceed a bound
   * so that the full search may be left out, more than 0; or 0 where it is always made.
   *
   * @param depth the full depth in plies, 1 or more
   */
  default int probCutMargin(int depth) {
    return 0;
  }

  /**
   * Returns the score of a position for the side to move, if it is known at little cost: exact, or
   * about {@link Score#TABLE_WIN} for a win or loss without its length.
   *
   * @param root of the search; where only the result is known, answer only if the position is
   *     nearer to the end than the root, or else the search would see no progress
   * @param ply the number of plies from the root, 1 or more
   * @return the score, or {@link #UNKNOWN}
   */
  default int probe(Position root, Position position, int ply) {
    return UNKNOWN;
  }

  /**
   * Solves the root position exactly. Must give up by itself after an amount of work that depends
   * on the position and the depth alone, so that a search without a clock ends and is
   * deterministic.
   *
   * @param depth the depth that was asked for, in plies; a level that searches one ply must not see
   *     to the end of the game
   * @param stop polled often; true means to give up now
   * @return the solution, or null if there is none
   */
  default @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    return null;
  }

  /**
   * Solves the best few moves of the root position, like {@link #solve}, which finds only one.
   *
   * @param moves how many moves to find at most, 1 or more
   * @return a solution for each move, best first, as many as asked for or as the position has;
   *     empty if there is none
   */
  default List<Solution> solveMoves(Position position, int moves, int depth, BooleanSupplier stop) {
    Solution solution = moves == 1 ? solve(position, depth, stop) : null;
    return solution == null ? List.of() : List.of(solution);
  }

  /**
   * Returns the share of the time granted to {@link #solve} that a position deserves, 0 … 1; less
   * than 1 where a solution is not likely.
   */
  default double solverShare(Position position) {
    return 1;
  }

  /**
   * An exact solution of a position.
   *
   * @param line the best move and the expected replies, as far as they are known; empty if all
   *     moves lose and the search should choose the one that is hardest to refute
   * @param score the exact score, as {@link #terminalScore} counts it; or that of {@link
   *     Score#tableWin} from a table without draw rules
   * @param nodes the nodes it took, 0 or more
   */
  record Solution(long[] line, int score, long nodes) {}
}
