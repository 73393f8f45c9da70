package quadrille.core;

import java.util.Locale;

/** One of the two sides; {@link #FIRST} makes the first move of a game. */
public enum Side {
  FIRST,
  SECOND;

  public Side other() {
    return this == FIRST ? SECOND : FIRST;
  }

  /** Returns the first value for {@link #FIRST} and the second for {@link #SECOND}. */
  public <T> T choose(T ofFirst, T ofSecond) {
    return this == FIRST ? ofFirst : ofSecond;
  }

  /** The word for this side in files and in the database: {@code first} or {@code second}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the side with that {@link #id}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Side ofId(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
