package quadrille.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.OptionalInt;
import java.util.Properties;
import quadrille.core.Game;

/**
 * How strong the machines of a game are, on the Elo scale: its {@code strengths.properties}, which
 * come from a ladder.
 */
public final class MeasuredElo {
  private final Properties ratings = new Properties();

  /** Those of a game; none are known of a game without the file. */
  public MeasuredElo(Game game) {
    try (InputStream in = game.getClass().getResourceAsStream("strengths.properties")) {
      if (in != null) {
        ratings.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The strength of a machine, empty if it is not known.
   *
   * @param seat as the command line writes it: {@code level:3}, {@code snakes}
   */
  public OptionalInt of(String seat) {
    String strength = ratings.getProperty(seat.replace(':', '.'));
    return strength == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(strength));
  }
}
