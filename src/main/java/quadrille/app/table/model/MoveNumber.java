package quadrille.app.table.model;

import java.util.Objects;
import quadrille.core.Line;
import quadrille.core.Side;

/**
 * The number of a move as printed in books: one number for a move of the first side and the answer.
 * Moves that a side makes in a row share a number.
 *
 * @param number 1 or more
 * @param side the side that moved
 * @param beginsTurn false if the same side made the move before
 */
public record MoveNumber(int number, Side side, boolean beginsTurn) {

  /** The number of a line's last move; the line has at least one. */
  public static MoveNumber of(Line line) {
    Line before = parent(line);
    Side side = before.position().turn();
    boolean begins = before.parent() == null || mover(before) != side;
    int number = 1;
    for (Line each = line; parent(each).parent() != null; each = parent(each)) {
      if (mover(each) == Side.FIRST && mover(parent(each)) == Side.SECOND) {
        number++;
      }
    }
    return new MoveNumber(number, side, begins);
  }

  private static Line parent(Line line) {
    return Objects.requireNonNull(line.parent(), "a move");
  }

  private static Side mover(Line line) {
    return parent(line).position().turn();
  }

  /** The number as written before a move: "8." or, for the second side, "8…". */
  public String prefix() {
    return number + (side == Side.FIRST ? "." : "…");
  }
}
