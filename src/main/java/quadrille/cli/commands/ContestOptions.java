package quadrille.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.arena.openings.BalancedOpenings;
import quadrille.arena.openings.ListedOpenings;
import quadrille.arena.openings.OpeningBook;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.OpeningsConverter;
import quadrille.cli.options.PlayOptions;
import quadrille.cli.options.ScoreAdjudicationConverter;
import quadrille.cli.options.StartOptions;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.match.AdjudicationRules;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.search.Limits;
import quadrille.system.OperationFailedException;

/** How a contest of machines is played: shared by every command that holds one. */
final class ContestOptions {
  private static final int DEFAULT_OPENING_PLIES = 4;

  /** A game takes the tables of two machines, and as much again for everything else. */
  private static final int MEMORY_SHARE = 4;

  @Mixin StartOptions startOptions;
  @Mixin PlayOptions playOptions;

  @Option(
      names = "--openings",
      paramLabel = "FILE|random:K|balanced",
      converter = OpeningsConverter.class,
      description =
          "How the games begin: with the moves on a line of a file, with K random moves, or from"
              + " the game's own list; balanced where the game has a list for the rules, else"
              + " random:4, unless given.")
  private @Nullable String openings;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = NumberConverters.NodeCount.class,
      description =
          "How many positions a machine looks at for a move, in place of any time of its own.")
  private @Nullable Long nodes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description =
          "How many plies a machine searches at the most, in place of any time of its own.")
  private @Nullable Integer depth;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = NumberConverters.Megabytes.class,
      description = "The size of a machine's transposition table; 16 unless given.")
  private int hash = 16;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description =
          "How many games are played at the same time; as many as there are cores (divided by"
              + " --threads) and memory for, unless given.")
  private @Nullable Integer concurrency;

  @Option(
      names = "--adjudicate-score",
      paramLabel = "UNITS:MOVES",
      converter = ScoreAdjudicationConverter.class,
      description =
          "Ends a game when both sides have seen one of them ahead by so many units (men, boxes)"
              + " for so many moves; never unless given.")
  private AdjudicationRules.@Nullable ByScore scoreAdjudication;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "Ends a game as a draw after so many moves; never unless given.")
  private int maxPlies = AdjudicationRules.UNLIMITED;

  /** As many games as were asked for, else as many as there are cores and memory for. */
  int concurrency() {
    if (concurrency != null) {
      return concurrency;
    }
    int cores = Runtime.getRuntime().availableProcessors();
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    long fitting = megabytes / ((long) MEMORY_SHARE * hash);
    return (int) Math.max(1, Math.min(cores / playOptions.threads(), fitting));
  }

  /**
   * The contest.
   *
   * @param timeScale the machines' own times are multiplied by it
   */
  Contest contest(List<Seat> players, Schedule schedule, long decided, double timeScale)
      throws BadInputException, OperationFailedException {
    Line line = startOptions.ongoingLine();
    EngineConfig terms =
        new EngineConfig(
            line.game(),
            startOptions.module().knowledge(),
            startOptions.module().opponents(),
            startOptions.module().protocol(),
            line.settings(),
            playOptions.threads(),
            hash,
            timeScale,
            searchBound());
    for (Seat player : players) {
      player.validate(line.game(), terms.opponents());
    }
    return new Contest(
        terms,
        players,
        schedule,
        openings(line, decided),
        playOptions.clock(),
        new AdjudicationRules(scoreAdjudication, maxPlies),
        decided);
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

  private Openings openings(Line line, long decided)
      throws BadInputException, OperationFailedException {
    String spec = openings == null ? defaultSpec(line) : openings;
    String word = spec.toLowerCase(Locale.ROOT);
    if (word.equals(BalancedOpenings.SPEC)) {
      return BalancedOpenings.of(line, decided);
    }
    if (word.startsWith(OpeningsConverter.RANDOM_PREFIX)) {
      int plies =
          new NumberConverters.CountOrZero()
              .convert(spec.substring(OpeningsConverter.RANDOM_PREFIX.length()));
      return new RandomOpenings(line, plies, decided);
    }
    try {
      return ListedOpenings.read(spec, Files.readAllLines(Path.of(spec)), line, decided);
    } catch (IOException | InvalidPathException e) {
      throw new OperationFailedException("cannot read the openings of " + spec + ".", e);
    }
  }

  private String defaultSpec(Line line) {
    boolean listed =
        startOptions.isStandardStart() && !OpeningBook.of(line.game(), line.settings()).isEmpty();
    return listed ? BalancedOpenings.SPEC : OpeningsConverter.RANDOM_PREFIX + DEFAULT_OPENING_PLIES;
  }
}
