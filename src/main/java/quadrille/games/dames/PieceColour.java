package quadrille.games.dames;

/** The colour of a piece. White starts at the bottom and moves up, whichever side begins. */
public enum PieceColour {
  WHITE,
  BLACK;

  public PieceColour other() {
    return this == WHITE ? BLACK : WHITE;
  }
}
