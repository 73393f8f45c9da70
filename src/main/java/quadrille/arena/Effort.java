package quadrille.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.GameRecord;

/**
 * What one side's moves of a game have cost.
 *
 * @param moves how many there were
 * @param timeMs for all of them together, in milliseconds
 * @param searchedMoves how many of them were searched
 * @param totalDepth the plies searched, summed over those
 */
public record Effort(int moves, long timeMs, int searchedMoves, long totalDepth) {
  public static final Effort NONE = new Effort(0, 0, 0, 0);

  /** What that side's moves have cost. */
  public static Effort of(Side side, List<GameRecord.Move> moves) {
    Effort sum = NONE;
    for (GameRecord.Move move : moves) {
      if (move.side() == side) {
        sum = sum.plus(ofMove(move.timeMs(), move.depth()));
      }
    }
    return sum;
  }

  /**
   * One move.
   *
   * @param depth the plies searched, or null if it was not
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
