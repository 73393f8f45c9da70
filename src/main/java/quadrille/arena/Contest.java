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
 * Who plays what: one game or several. The same contest plays the same games, as long as no machine
 * is stopped by its time.
 *
 * @param engineConfig what machines have to play with
 * @param preset the rules that the settings started from, or null
 * @param players two or more
 * @param adjudicator ends games that are as good as over
 * @param seed decides everything that is left to chance but the openings
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

  /** Where that game starts. */
  public Line opening(Fixture fixture) throws BadInputException {
    return openings.line(fixture.round());
  }

  /** The player of that game at that side, by itself: no game knows what was learned in another. */
  public Player createPlayer(Fixture fixture, Side side) throws BadInputException {
    return PlayerFactory.create(
        Participant.of(seat(fixture, side)),
        engineConfig,
        Seeds.derive(seed, fixture.number(), side.ordinal()));
  }
}
