package quadrille.games;

import java.util.List;

/** The list of games: one line each. */
public final class Games {
  public static final List<Room> ALL = List.of();

  private Games() {}
}
