package quadrille.core;

import java.util.Locale;

/** One of the two sides; {@link #FIRST} is the one that makes the first move of a game. */
public enum Side {
  FIRST,
  SECOND;

  public Side other() {
    return this == FIRST ? SECOND : FIRST;
  }

  /** Of two things, the one that belongs to this side. */
  public <T> T choose(T ofFirst, T ofSecond) {
    return this == FIRST ? ofFirst : ofSecond;
  }

  /** The word for this side in files and in the database: {@code first} or {@code second}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The side with that {@link #id}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Side ofId(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
