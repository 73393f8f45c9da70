package quadrille.games.dames;

import java.util.Locale;
import quadrille.text.Text;

/** The colour of a piece. White starts at the bottom and moves up, whichever side begins. */
public enum PieceColour {
  WHITE,
  BLACK;

  public PieceColour other() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** The name of the colour for people. */
  Text text() {
    return Text.of(PieceColour.class, name().toLowerCase(Locale.ROOT));
  }
}
