package quadrille.app.newgame;

/** What sits on a seat. */
public enum SeatKind {
  PERSON,
  /** A machine at a level. */
  MACHINE,
  /** A named opponent of the game. */
  CLASSIC
}
