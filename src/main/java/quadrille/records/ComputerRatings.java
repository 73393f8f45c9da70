package quadrille.records;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.match.Participant;
import quadrille.search.MeasuredElo;

/** The measured ratings of a game's computers, against which humans are rated. */
public final class ComputerRatings {
  /** The deviation of the measured ratings. */
  private static final double DEVIATION = 50;

  private final MeasuredElo measured;

  public ComputerRatings(Game game) {
    measured = new MeasuredElo(game);
  }

  /** A computer's rating, or null if it was not measured. */
  public @Nullable Glicko2 of(Participant computer) {
    OptionalInt elo = measured.of(computer.seat().spec());
    return elo.isEmpty() || computer.isHuman()
        ? null
        : new Glicko2(elo.getAsInt(), DEVIATION, Glicko2.UNRATED.volatility());
  }
}
