package quadrille.games.dames;

/** The colour of a piece. White stands at the bottom and moves up, whoever begins. */
enum Colour {
  WHITE,
  BLACK;

  Colour other() {
    return this == WHITE ? BLACK : WHITE;
  }
}
