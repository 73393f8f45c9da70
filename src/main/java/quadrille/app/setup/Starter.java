package quadrille.app.setup;

/** Who makes the first move. */
public enum Starter {
  /** The first player. */
  ONE,
  /** The second player. */
  TWO,
  /** Random for each game. */
  LOT
}
