package quadrille.network.host;

import java.util.List;

/**
 * How a series of games stands.
 *
 * @param players everybody in the series
 * @param first the place of the first side's player among them, from 0
 * @param second the same for the second side
 */
public record SeriesScore(List<Standing> players, int first, int second) {

  public SeriesScore {
    players = List.copyOf(players);
  }

  /**
   * What a player has reached.
   *
   * @param points a draw is half a point
   * @param games how many were played
   */
  public record Standing(String name, double points, int games) {}
}
