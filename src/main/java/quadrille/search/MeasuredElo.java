package quadrille.search;

import java.util.OptionalInt;
import java.util.Properties;
import quadrille.core.Game;
import quadrille.system.ResourceProperties;

/**
 * The Elo ratings of a game's computer players, as measured by a ladder and shipped in {@code
 * strengths.properties} beside the game's messages.
 */
public final class MeasuredElo {
  private final Properties ratings;

  /** Reads the ratings of a game; a game without the file has none. */
  public MeasuredElo(Game game) {
    ratings = ResourceProperties.readIfPresent(game.getClass(), "strengths.properties");
  }

  /**
   * Returns the Elo of a computer player, empty if it was not measured.
   *
   * @param seat as on the command line: {@code level:3}, {@code snakes}
   */
  public OptionalInt of(String seat) {
    String elo = ratings.getProperty(seat.replace(':', '.'));
    return elo == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(elo));
  }
}
