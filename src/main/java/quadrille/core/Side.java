package quadrille.core;

/** One of the two sides; {@link #FIRST} is the one that makes the first move of a game. */
public enum Side {
  FIRST,
  SECOND;

  public Side other() {
    return this == FIRST ? SECOND : FIRST;
  }
}
