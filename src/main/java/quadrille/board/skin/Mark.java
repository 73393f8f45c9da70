package quadrille.board.skin;

import java.util.Locale;

/** How a cell can be marked; each mark has a form of its own, and a style class of its name. */
public enum Mark {
  /** A single click here is a whole move. */
  OPEN(false),
  /** A part of what wins the game. */
  WINNING(false),
  /** The last move went from here, or came here. */
  LAST(false),
  /** The piece must move: the rules force it to capture. */
  OBLIGED(false),
  /** Picked as a part of the move that is being made. */
  SELECTED(true),
  /** The move can go on here. */
  QUIET(true),
  /** The move can go on here, with a capture or a jump. */
  LEAP(true),
  /** A part of the move that is suggested. */
  HINT(true),
  /** A part of the move that waits to be confirmed. */
  PENDING(true),
  /** Where the keyboard is. */
  FOCUS(true);

  private final boolean abovePieces;

  Mark(boolean over) {
    this.abovePieces = over;
  }

  /** Whether it lies over the pieces, not under them. */
  public boolean isAbovePieces() {
    return abovePieces;
  }

  /** The mark's style class, and its key in the messages. */
  public String styleClass() {
    return name().toLowerCase(Locale.ROOT);
  }
}
