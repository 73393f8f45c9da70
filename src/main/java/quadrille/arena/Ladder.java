package quadrille.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import quadrille.core.Side;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.search.classic.OpponentKind;

/** The computer players of a game, from the weakest to the strongest. */
public final class Ladder {
  /** Players meet opponents up to this many places away. */
  public static final int REACH = 2;

  private Ladder() {}

  /**
   * All computer players of a game. A named opponent stands above the levels that are weaker; one
   * with grades appears with its default grade.
   *
   * @param opponents the named opponents of the game
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

  /** The points that each player has scored against each other, for {@link BradleyTerry}. */
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
