package quadrille.games.dames.bitbase;

/** The result of a position for the side to move if both sides play perfectly. */
public enum EndgameResult {
  // In the order of their codes in the files.
  DRAW,
  WIN,
  LOSS;

  /** Returns the result for the other side. */
  public EndgameResult opposite() {
    return switch (this) {
      case DRAW -> DRAW;
      case WIN -> LOSS;
      case LOSS -> WIN;
    };
  }
}
