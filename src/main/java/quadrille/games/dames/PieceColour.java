package quadrille.games.dames;

/** The colour of a piece. White stands at the bottom and moves up, whoever begins. */
public enum PieceColour {
  WHITE,
  BLACK;

  public PieceColour other() {
    return this == WHITE ? BLACK : WHITE;
  }
}
