package quadrille.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.Seeds;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.Participant;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;

/**
 * The players, rules and schedule of a series of games. The same contest plays the same games, as
 * long as no search is stopped by time.
 *
 * @param engineConfig the resources of computer players
 * @param preset the rules that the settings started from, or null
 * @param players two or more
 * @param adjudicator ends games early
 * @param seed decides everything random except the openings
 */
public record Contest(
    EngineConfig engineConfig,
    @Nullable String preset,
    List<Seat> players,
    Schedule schedule,
    Openings openings,
    Clock.Rule clock,
    Adjudicator adjudicator,
    long seed) {

  public Contest {
    players = List.copyOf(players);
  }

  public Seat seat(Fixture fixture, Side side) {
    return players.get(fixture.player(side));
  }

  /**
   * The opening of a game.
   *
   * @throws BadInputException if there is none
   */
  public Line opening(Fixture fixture) throws BadInputException {
    return openings.line(fixture.round());
  }

  /** A new player for one side of a game; nothing carries over from other games. */
  public Player createPlayer(Fixture fixture, Side side) throws BadInputException {
    return PlayerFactory.create(
        Participant.of(seat(fixture, side)),
        engineConfig,
        Seeds.derive(seed, fixture.number(), side.ordinal()));
  }
}
