package quadrille.match;

import java.util.Collection;
import java.util.List;
import quadrille.core.Side;
import quadrille.search.Level;

/**
 * The players that every game offers, from the weakest to the strongest as far as that is known.
 */
public final class Ladder {
  /** How many places apart players on the ladder meet: neighbours and the next but one. */
  public static final int REACH = 2;

  private Ladder() {}

  /** The machines that can be chosen in every game: the one list of them. */
  public static List<Seat> players() {
    return Level.ALL.stream().<Seat>map(Seat.AtLevel::new).toList();
  }

  /** What each of so many players has taken from each other, as {@link BradleyTerry} wants it. */
  public static double[][] points(int players, Collection<GameResult> games) {
    double[][] points = new double[players][players];
    for (GameResult game : games) {
      for (Side side : Side.values()) {
        int player = game.fixture().player(side);
        points[player][game.fixture().player(side.other())] += game.halfPoints(player) / 2.0;
      }
    }
    return points;
  }
}
