package quadrille.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.GameRecord;

/**
 * The time and depth of one side's moves in a game.
 *
 * @param moves the number of moves
 * @param timeMs the time of all moves in milliseconds
 * @param searchedMoves the number of moves that were searched
 * @param totalDepth the sum of their search depths in plies
 */
public record Effort(int moves, long timeMs, int searchedMoves, long totalDepth) {
  public static final Effort NONE = new Effort(0, 0, 0, 0);

  /** The effort of the moves of one side. */
  public static Effort of(Side side, List<GameRecord.Move> moves) {
    return moves.stream()
        .filter(move -> move.side() == side)
        .map(move -> ofMove(move.timeMs(), move.depth()))
        .reduce(NONE, Effort::plus);
  }

  /**
   * The effort of one move.
   *
   * @param depth the search depth in plies, or null without a search
   */
  public static Effort ofMove(long timeMs, @Nullable Integer depth) {
    return new Effort(1, timeMs, depth == null ? 0 : 1, depth == null ? 0 : depth);
  }

  public Effort plus(Effort other) {
    return new Effort(
        moves + other.moves,
        timeMs + other.timeMs,
        searchedMoves + other.searchedMoves,
        totalDepth + other.totalDepth);
  }
}
