package quadrille.cli.commands;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.arena.Arena;
import quadrille.arena.Contest;
import quadrille.arena.GameResult;
import quadrille.arena.Schedule;
import quadrille.arena.SprtRun;
import quadrille.arena.file.ContestFile;
import quadrille.arena.file.ContestFileException;
import quadrille.arena.openings.OpeningBook;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.RandomOpenings;
import quadrille.arena.training.TrainingException;
import quadrille.cli.network.Broadcast;
import quadrille.cli.options.Converters;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.ContestProgress;
import quadrille.cli.output.ContestReport;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.match.AdjudicationRules;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.search.Limits;

/** A command that plays a contest between computers; its file can be resumed. */
abstract class ComputerContestCommand extends ContestCommand {
  /** A game needs the transposition tables of two players, and as much again for the rest. */
  private static final int MEMORY_SHARE = 4;

  @Option(
      names = "--openings",
      paramLabel = "FILE|random:K|balanced",
      description =
          "How games begin: with the moves on a line of FILE, with K random moves, or from the"
              + " game's own list of balanced openings. By default balanced if the game has such a"
              + " list for the rules, else random:4, or fewer moves if the game would be over by"
              + " then.")
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
      description = "Adjudicates a game as a draw after N plies; never by default.")
  private int maxPlies = AdjudicationRules.UNLIMITED;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Writes every finished game to a new file, one JSON object per line.")
  private @Nullable Path out;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Resumes the match in a file written with --out. Give the same options as before; the"
              + " seed may be left out, and --games may be higher.")
  private @Nullable Path resume;

  /**
   * Plays a contest with progress and prints its tables, also when Ctrl-C ends it early.
   *
   * @param timeScale multiplies the computers' own times
   * @param sprt ends the contest once it is decided, or null
   * @param conclusion prints what follows the tables
   */
  final void play(
      List<Seat> players,
      Schedule schedule,
      double timeScale,
      @Nullable SprtRun sprt,
      BiConsumer<Contest, List<GameResult>> conclusion)
      throws BadInputException,
          CommandFailedException,
          ContestFileException,
          TrainingException,
          InterruptedException {
    try (ContestFile file = openFile()) {
      Contest contest = contest(players, schedule, timeScale, file == null ? null : file.seed());
      try (GracefulShutdown shutdown = new GracefulShutdown();
          ContestProgress progress = new ContestProgress(terminal(), contest, sprt);
          Broadcast broadcast = broadcast(contest)) {
        List<GameResult> played = file == null ? List.of() : file.readResults(contest);
        played.forEach(progress::count);
        Arena arena =
            new Arena(
                contest,
                concurrency(),
                game -> {
                  if (file != null) {
                    file.append(contest, game);
                  }
                  progress.finished(game);
                  if (broadcast != null) {
                    broadcast.count(game.result());
                  }
                },
                sprt == null ? _ -> false : sprt);
        if (broadcast != null) {
          played.forEach(broadcast::count);
          arena.setOnBegin(broadcast::begin);
          broadcast.printAddresses(terminal());
        }
        shutdown.setStop(arena::stop);
        List<GameResult> results = arena.play(played);
        progress.clear();
        new ContestReport(terminal(), contest, results).print(shutdown.requested());
        conclusion.accept(contest, results);
      }
    } catch (UncheckedIOException e) {
      throw new CommandFailedException(String.valueOf(e.getMessage()), e);
    }
  }

  private @Nullable ContestFile openFile() throws ContestFileException, CommandFailedException {
    if (out != null && resume != null) {
      throw usageError("--resume continues its own file; leave out --out");
    }
    if (out != null && out.toString().equals(Terminal.STANDARD_STREAM)) {
      throw usageError("--out needs a file, from which --resume can go on, not standard output");
    }
    return resume != null
        ? ContestFile.resume(resume)
        : out == null ? null : ContestFile.create(out);
  }

  private Contest contest(
      List<Seat> players, Schedule schedule, double timeScale, @Nullable Long recordedSeed)
      throws BadInputException, CommandFailedException, TrainingException, InterruptedException {
    long seed = seed(recordedSeed);
    Line line = start.ongoingLine();
    EngineConfig config = engineConfig(line, players, hash, timeScale, searchBound());
    AdjudicationRules adjudication = new AdjudicationRules(scoreAdjudication, maxPlies);
    Contest contest =
        new Contest(
            config,
            start.preset(),
            players,
            schedule,
            openings(line, seed),
            clock,
            adjudication,
            seed,
            trial(config));
    printChosenSeed(seed, recordedSeed);
    return contest;
  }

  /**
   * Lets others watch the contest, or null.
   *
   * @throws CommandFailedException if that is not possible; says why
   */
  @Nullable Broadcast broadcast(Contest contest) throws CommandFailedException {
    return null;
  }

  /**
   * What the first player tries out, or null.
   *
   * @param config what the others play with
   */
  Contest.@Nullable Trial trial(EngineConfig config)
      throws CommandFailedException, TrainingException {
    return null;
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
        start.isStandardStart() && !OpeningBook.of(line.game(), line.settings()).isEmpty();
    return listed
        ? OpeningBook.balanced(line, seed)
        : RandomOpenings.upTo(line, DEFAULT_OPENING_PLIES, seed);
  }

  /** How many games are played at the same time: as given, or as cores and memory allow. */
  private int concurrency() {
    if (concurrency != null) {
      return concurrency;
    }
    int cores = Runtime.getRuntime().availableProcessors();
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    long fitting = megabytes / ((long) MEMORY_SHARE * hash);
    return (int) Math.max(1, Math.min(cores / threads, fitting));
  }
}
