package quadrille.cli.options;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.arena.openings.Openings;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.search.Limits;

/** The options of every command that plays games: the start, the clock, the seed, the threads. */
public final class PlayOptions {
  @Mixin private StartOptions start;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of everything random; chosen and printed by default.")
  private @Nullable Long seed;

  @Option(
      names = "--clock",
      paramLabel = "CLOCK",
      description = "The clock: none, move:SECONDS or total:SECONDS+INCREMENT; none by default.")
  private Clock.Rule clock = new Clock.Rule.None();

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "The number of search threads per computer player; 1 by default.")
  private int threads = 1;

  public StartOptions start() {
    return start;
  }

  int threads() {
    return threads;
  }

  /** The given seed, else the recorded one, else a random one, which is printed. */
  public long seed(Terminal terminal, @Nullable Long recorded) {
    if (seed != null) {
      return seed;
    }
    if (recorded != null) {
      return recorded;
    }
    long chosen = new Random().nextInt(1_000_000);
    terminal.err().println("seed " + chosen);
    return chosen;
  }

  /**
   * What computer players play with.
   *
   * @param timeScale multiplies their own times
   * @param bound replaces their own times, or null
   * @throws BadInputException if one of the players cannot play the game
   */
  public EngineConfig engineConfig(
      Line line, List<Seat> players, int hashMegabytes, double timeScale, @Nullable Limits bound)
      throws BadInputException {
    GameModule module = start.module();
    EngineConfig config =
        new EngineConfig(
            line.game(),
            module.knowledge(),
            module.opponents(),
            module.protocol(),
            line.settings(),
            threads,
            hashMegabytes,
            timeScale,
            bound);
    for (Seat player : players) {
      PlayerFactory.requirePlayable(player, config);
    }
    return config;
  }

  /** A contest with the rules and the clock of these options. */
  public Contest contest(
      EngineConfig config,
      List<Seat> players,
      Schedule schedule,
      Openings openings,
      Adjudicator adjudicator,
      long chosenSeed) {
    return new Contest(
        config, start.preset(), players, schedule, openings, clock, adjudicator, chosenSeed);
  }
}
