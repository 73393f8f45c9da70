package quadrille.cli.options;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.arena.openings.BalancedOpenings;
import quadrille.arena.openings.OpeningBook;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.match.AdjudicationRules;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.search.Limits;

/** The options of commands that play contests between computers. */
public final class ContestOptions {
  private static final int DEFAULT_OPENING_PLIES = 4;

  /** A game needs the transposition tables of two players, and as much again for the rest. */
  private static final int MEMORY_SHARE = 4;

  @Mixin private PlayOptions playOptions;

  @Option(
      names = "--openings",
      paramLabel = "FILE|random:K|balanced",
      description =
          "How games begin: with the moves on a line of FILE, with K random moves, or from the"
              + " game's own list of balanced openings. By default balanced if the game has such a"
              + " list for the rules, else random:4.")
  private Converters.@Nullable OpeningsSource openings;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = NumberConverters.NodeCount.class,
      description = "The nodes per move; replaces a player's own time limit.")
  private @Nullable Long nodes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "The maximum search depth in plies; replaces a player's own time limit.")
  private @Nullable Integer depth;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = NumberConverters.Megabytes.class,
      description = "The size of each player's transposition table; 16 by default.")
  private int hash = 16;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description =
          "The number of games played at the same time; by default as many as cores (divided by"
              + " --threads) and memory allow.")
  private @Nullable Integer concurrency;

  @Option(
      names = "--adjudicate-score",
      paramLabel = "UNITS:MOVES",
      description =
          "Adjudicates a game when both players agree for MOVES moves that one of them leads by"
              + " UNITS (men, boxes); never by default.")
  private AdjudicationRules.@Nullable ByScore scoreAdjudication;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "Adjudicates a game as a draw after N moves; never by default.")
  private int maxPlies = AdjudicationRules.UNLIMITED;

  public PlayOptions playOptions() {
    return playOptions;
  }

  /** How many games are played at the same time: as given, or as cores and memory allow. */
  public int concurrency() {
    if (concurrency != null) {
      return concurrency;
    }
    int cores = Runtime.getRuntime().availableProcessors();
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    long fitting = megabytes / ((long) MEMORY_SHARE * hash);
    return (int) Math.max(1, Math.min(cores / playOptions.threads(), fitting));
  }

  /**
   * A contest with these options.
   *
   * @param timeScale multiplies the computers' own times
   */
  public Contest contest(List<Seat> players, Schedule schedule, long seed, double timeScale)
      throws BadInputException, CommandFailedException {
    Line line = playOptions.start().ongoingLine();
    EngineConfig config = playOptions.engineConfig(line, players, hash, timeScale, searchBound());
    AdjudicationRules adjudication = new AdjudicationRules(scoreAdjudication, maxPlies);
    return playOptions.contest(config, players, schedule, openings(line, seed), adjudication, seed);
  }

  private @Nullable Limits searchBound() {
    if (nodes == null && depth == null) {
      return null;
    }
    return new Limits(
        depth == null ? Limits.MAX_DEPTH : depth,
        Long.MAX_VALUE,
        nodes == null ? Long.MAX_VALUE : nodes);
  }

  private Openings openings(Line line, long seed) throws BadInputException, CommandFailedException {
    if (openings != null) {
      return openings.open(line, seed);
    }
    boolean listed =
        playOptions.start().isStandardStart()
            && !OpeningBook.of(line.game(), line.settings()).isEmpty();
    return listed
        ? BalancedOpenings.of(line, seed)
        : new RandomOpenings(line, DEFAULT_OPENING_PLIES, seed);
  }
}
