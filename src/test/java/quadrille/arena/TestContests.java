package quadrille.arena;

import java.util.List;
import quadrille.arena.openings.RandomOpenings;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;

/** Contests for tests of what shows them. */
public final class TestContests {
  private TestContests() {}

  /** Two players of Dots and Boxes by its usual rules, without a clock. */
  public static Contest dots(int games, int openingPlies, String one, String two)
      throws BadInputException {
    GameModule dots = Games.get("dots");
    Line start = Line.start(dots.game(), Rules.defaults(dots.game()));
    return new Contest(
        EngineConfig.defaults(
            dots.game(), dots.knowledge(), dots.opponents(), dots.protocol(), start.settings()),
        null,
        List.of(Seat.parse(one), Seat.parse(two)),
        Schedule.roundRobin(2, games),
        new RandomOpenings(start, openingPlies, 1),
        new Clock.Rule.None(),
        Adjudicator.NONE,
        1);
  }
}
