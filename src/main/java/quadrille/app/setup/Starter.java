package quadrille.app.setup;

/** Which of the two seats makes the first move. */
public enum Starter {
  /** The seat named first. */
  ONE,
  /** The seat named second. */
  TWO,
  /** Drawn by lot for each game. */
  LOT
}
