package quadrille.core;

import java.util.Objects;

/**
 * The number of a move as printed in books.
 *
 * @param number see {@link Line#moveNumber}; 1 or more
 * @param side the side that moved
 * @param beginsTurn false if the same side made the move before
 */
public record MoveNumber(int number, Side side, boolean beginsTurn) {

  /** The number of a line's last move; the line has at least one. */
  public static MoveNumber of(Line line) {
    Line before = parent(line);
    Side side = before.position().turn();
    boolean begins = before.parent() == null || mover(before) != side;
    return new MoveNumber(line.moveNumber(), side, begins);
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

  /** The number in ASCII, as in PGN: "8." or, for the second side, "8...". */
  public String asciiPrefix() {
    return number + (side == Side.FIRST ? "." : "...");
  }
}
