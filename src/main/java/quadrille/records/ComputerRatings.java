package quadrille.records;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.match.Participant;
import quadrille.search.MeasuredElo;

/**
 * How strong the machines of a game are: as a ladder has measured them. People are rated against
 * them.
 */
public final class ComputerRatings {
  /** How sure the strengths are. */
  private static final double DEVIATION = 50;

  private final MeasuredElo measured;

  public ComputerRatings(Game game) {
    measured = new MeasuredElo(game);
  }

  /** The strength of a machine, or null if it is not known. */
  public @Nullable Glicko2 of(Participant machine) {
    OptionalInt strength = measured.of(machine.seat().spec());
    return strength.isEmpty() || machine.isHuman()
        ? null
        : new Glicko2(strength.getAsInt(), DEVIATION, Glicko2.UNRATED.volatility());
  }
}
