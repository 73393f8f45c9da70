package quadrille.cli.commands;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.MoveOverheadOption;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.StartOptions;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.OpeningStyle;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.search.Limits;

/** A command that plays games, with options for the start, the clock, the seed and the threads. */
abstract class ContestCommand extends TerminalCommand {
  static final int DEFAULT_OPENING_PLIES = 4;

  @Mixin StartOptions start;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = NumberConverters.Seed.class,
      description = "The seed of everything random; chosen and printed by default.")
  private @Nullable Long seed;

  @Option(
      names = "--clock",
      paramLabel = "CLOCK",
      description = "The clock: none, move:SECONDS or total:SECONDS+INCREMENT; none by default.")
  Clock.Rule clock = new Clock.Rule.None();

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "The number of search threads per computer player; 1 by default.")
  int threads = 1;

  @Mixin private MoveOverheadOption moveOverhead;

  /** The given seed, else the recorded one, else a random one. */
  final long seed(@Nullable Long recorded) {
    Long known = seed == null ? recorded : seed;
    return known == null ? new Random().nextInt(1_000_000) : known;
  }

  /** Prints a seed that was chosen at random, once there is nothing left to refuse. */
  final void printChosenSeed(long chosen, @Nullable Long recorded) {
    if (seed == null && recorded == null) {
      printNotice("seed " + chosen);
    }
  }

  /**
   * What computer players play with.
   *
   * @param timeScale multiplies their own times
   * @param bound replaces their own times, or null
   * @throws BadInputException if one of the players cannot play the game
   */
  final EngineConfig engineConfig(
      Line line, List<Seat> players, int hashMegabytes, double timeScale, @Nullable Limits bound)
      throws BadInputException, InterruptedException {
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
            bound,
            moveOverhead.ms(),
            OpeningStyle.FIXED);
    for (Seat player : players) {
      PlayerFactory.requirePlayable(player, config);
    }
    return config;
  }
}
