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
 * @param trial what the first player tries out, or null
 */
public record Contest(
    EngineConfig engineConfig,
    @Nullable String preset,
    List<Seat> players,
    Schedule schedule,
    Openings openings,
    Clock.Rule clock,
    Adjudicator adjudicator,
    long seed,
    @Nullable Trial trial) {

  public Contest {
    players = List.copyOf(players);
  }

  /** A contest in which nothing is tried out. */
  public Contest(
      EngineConfig engineConfig,
      @Nullable String preset,
      List<Seat> players,
      Schedule schedule,
      Openings openings,
      Clock.Rule clock,
      Adjudicator adjudicator,
      long seed) {
    this(
        engineConfig,
        preset,
        players,
        schedule,
        openings,
        clock,
        adjudicator,
        seed,
        /* trial= */ null);
  }

  /**
   * What the first player of a contest tries out.
   *
   * @param name tells it from other trials
   * @param engineConfig what the first player plays with
   */
  public record Trial(String name, EngineConfig engineConfig) {}

  /** The name of a player in tables and files. */
  public String label(int player) {
    String spec = players.get(player).spec();
    return trial == null || player > 0 ? spec : spec + " with " + trial.name;
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

  /** Warms up our search, unless there is no clock to run meanwhile. */
  void warmUp() {
    if (clock.isTimed()) {
      engineConfig.warmUp(openings.start());
    }
  }

  /** A new player for one side of a game; nothing carries over from other games. */
  public Player createPlayer(Fixture fixture, Side side) throws BadInputException {
    EngineConfig config =
        trial == null || fixture.player(side) > 0 ? engineConfig : trial.engineConfig;
    return PlayerFactory.create(
        Participant.of(seat(fixture, side)),
        config,
        Seeds.derive(seed, fixture.number(), side.ordinal()));
  }
}
