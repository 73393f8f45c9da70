package quadrille.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * A game as it was played, complete enough to be played through again.
 *
 * @param start the line that the moves continue
 * @param first the name of the player with the first move
 * @param outcome how it ended, or null if it did not
 */
public record GameRecord(
    Line start, String first, String second, List<Move> moves, @Nullable Outcome outcome) {

  public GameRecord {
    moves = List.copyOf(moves);
  }

  /**
   * One move.
   *
   * @param ply the number of the move, from 1
   * @param text the move in the game's notation
   * @param timeMs how long it took, in milliseconds
   * @param depth the depth searched in plies, 1 or more; null for a human, or if it is not known
   * @param score the search's score in points from the mover's view, or null for a human
   */
  public record Move(
      int ply,
      Side side,
      String text,
      long timeMs,
      @Nullable Integer depth,
      @Nullable Integer score) {}
}
