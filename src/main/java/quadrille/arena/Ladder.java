package quadrille.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import quadrille.core.Side;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.search.classic.OpponentKind;

/** The players that a game offers, from the weakest to the strongest as far as that is known. */
public final class Ladder {
  /** How many places apart players on the ladder meet: neighbours and the next but one. */
  public static final int REACH = 2;

  private Ladder() {}

  /**
   * The machines that can be chosen in a game: the one list of them. Every opponent stands above
   * the levels that it is stronger than, one with grades at its usual one.
   *
   * @param opponents those of the game
   */
  public static List<Seat> players(List<OpponentKind> opponents) {
    List<Seat> players = new ArrayList<>(botsOnRung(0, opponents));
    for (Level level : Level.ALL) {
      players.add(new Seat.AtLevel(level));
      players.addAll(botsOnRung(level.number(), opponents));
    }
    return players;
  }

  private static List<Seat> botsOnRung(int rung, List<OpponentKind> opponents) {
    return opponents.stream()
        .filter(kind -> kind.strongerThanLevel() == rung)
        .<Seat>map(kind -> new Seat.Bot(kind.id(), kind.defaultGrade()))
        .toList();
  }

  /** What each of so many players has taken from each other, as {@link BradleyTerry} wants it. */
  public static double[][] pointsMatrix(int players, Collection<GameResult> games) {
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
