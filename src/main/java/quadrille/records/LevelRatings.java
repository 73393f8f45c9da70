package quadrille.records;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.search.Strengths;

/**
 * How strong the machines of a game are: as a ladder has measured them. People are rated against
 * them.
 */
public final class LevelRatings {
  /** How sure the strengths are. */
  private static final double DEVIATION = 50;

  private final Strengths strengths;

  public LevelRatings(Game game) {
    strengths = new Strengths(game);
  }

  /** The strength of a machine, or null if it is not known. */
  public @Nullable Glicko2 of(Sitter machine) {
    OptionalInt strength = strengths.of(machine.name());
    return strength.isEmpty() || machine.person()
        ? null
        : new Glicko2(strength.getAsInt(), DEVIATION, Glicko2.UNKNOWN.volatility());
  }
}
