package quadrille.board.skin;

import java.util.Locale;

/** The marks of cells, each with its own shape and style class. */
public enum Mark {
  /** A single click here is a move. */
  OPEN(false),
  /** The origin or target of the last move. */
  LAST(false),
  /** A part of the winning chain or pattern; the mark of the last move does not interrupt it. */
  WINNING(false),
  /** A piece that the rules force to capture. */
  OBLIGED(false),
  /** Selected as a part of the move being entered. */
  SELECTED(true),
  /** A possible target. */
  QUIET(true),
  /** A possible target of a capture or a jump. */
  LEAP(true),
  /** A part of the hint. */
  HINT(true),
  /** A part of the move that waits for confirmation. */
  PENDING(true),
  /** A part of the move that was entered ahead of the turn. */
  PREMOVE(true),
  /** The keyboard focus. */
  FOCUS(true);

  private final boolean abovePieces;

  Mark(boolean abovePieces) {
    this.abovePieces = abovePieces;
  }

  /** Whether the mark is drawn above the pieces. */
  public boolean isAbovePieces() {
    return abovePieces;
  }

  /** The mark's style class and message key. */
  public String styleClass() {
    return name().toLowerCase(Locale.ROOT);
  }
}
