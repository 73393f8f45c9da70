package quadrille.records;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;

/**
 * How strong the machines of a game are: its {@code levels.properties}, which stand on measured
 * matches. People are rated against them.
 */
public final class LevelRatings {
  /** How sure the strengths are. */
  private static final double DEVIATION = 50;

  private final Properties strengths = new Properties();

  public LevelRatings(Game game) {
    try (InputStream in = game.getClass().getResourceAsStream("levels.properties")) {
      if (in != null) {
        strengths.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The strength of a machine, or null if it is not known. */
  public @Nullable Glicko2 of(Sitter machine) {
    String strength = strengths.getProperty(machine.name().replace(':', '.'));
    return strength == null || machine.person()
        ? null
        : new Glicko2(Double.parseDouble(strength), DEVIATION, Glicko2.UNKNOWN.volatility());
  }
}
