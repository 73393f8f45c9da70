package quadrille.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.Resequencer;
import quadrille.arena.Schedule;
import quadrille.arena.file.ContestFileException;
import quadrille.arena.file.ContestSession;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.PlayOptions;
import quadrille.cli.output.JsonFile;
import quadrille.cli.output.PlayReport;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.match.Adjudicator;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.search.Search;

/** Plays games between humans and computers in the terminal. */
@Command(
    name = "play",
    description = "Plays a game in the terminal, or several games between computers.",
    footer = {
      "",
      "A player P is human, level:N (1 to 8), depth:N (plies), time:MS (per move),",
      "nodes:N (per move), random, another named opponent of the game (see quadrille",
      "games GAME), or an external engine: engine:NAME or engine:\"PROGRAM ARGUMENTS\"",
      "(see quadrille engines --help). Type moves in the game's notation, or help.",
      "",
      "In a series, games are played in pairs: both share a random opening, and the",
      "players swap seats. The same seed plays the same games, unless a computer runs",
      "out of time.",
      "",
      "Examples:",
      "  quadrille play dames --first level:3 --second level:2 --seed 1",
      "  quadrille play hex --set size=7 --first human --second level:4",
      "  quadrille play dots --first level:5 --second level:3 --games 40 --quiet"
    })
public final class PlayCommand implements Callable<Integer> {
  private static final int DEFAULT_OPENING_PLIES = 4;

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Mixin private PlayOptions options;

  @Option(
      names = "--first",
      required = true,
      paramLabel = "P",
      description = "The player with the first move.")
  private Seat first;

  @Option(names = "--second", required = true, paramLabel = "P", description = "The other player.")
  private Seat second;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "The number of games; 1 by default.")
  private int games = 1;

  @Option(
      names = "--opening-plies",
      paramLabel = "K",
      converter = NumberConverters.CountOrZero.class,
      description =
          "The number of random moves at the start of every game; by default 0 for a single game"
              + " and 4 for several.")
  private @Nullable Integer openingPlies;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "The number of games played at the same time; 1 by default.")
  private int concurrency = 1;

  @Option(names = "--quiet", description = "Prints only the result.")
  private boolean quiet;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Writes the games and their results to a file.")
  private @Nullable Path json;

  @Option(
      names = "--keep",
      description = "Adds the game to your history; see quadrille history --help.")
  private boolean keep;

  public PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call()
      throws BadInputException, CommandFailedException, ContestFileException, InterruptedException {
    boolean withHuman = !first.isComputer() || !second.isComputer();
    if (withHuman && concurrency > 1) {
      throw new ParameterException(
          spec.commandLine(), "A human plays one game at a time; --concurrency is for computers");
    }
    if (keep && !withHuman && games > 1) {
      throw new ParameterException(
          spec.commandLine(), "--keep is for a single game, or for games with a human");
    }
    Contest contest = contest();
    JsonFile file = json == null ? null : new JsonFile(json);
    PlayReport report = new PlayReport(terminal, contest);
    if (!withHuman && games > 1) {
      playSession(contest, report, file);
      return ExitCode.OK;
    }
    List<ArenaGame> played =
        new TerminalGames(terminal, contest, quiet, keep).play(report::printResult);
    report.write(file, played);
    if (played.getLast().record().outcome() == null) {
      throw new CommandFailedException("the input ended before the game was over.");
    }
    if (games > 1) {
      report.printStandings(played, false);
    }
    return ExitCode.OK;
  }

  /** Plays several games between computers; Ctrl-C ends them with the table so far. */
  private void playSession(Contest contest, PlayReport report, @Nullable JsonFile file)
      throws BadInputException, CommandFailedException, ContestFileException, InterruptedException {
    List<ArenaGame> played = new ArrayList<>();
    Resequencer<ArenaGame> inOrder =
        new Resequencer<>(
            game -> {
              played.add(game);
              report.printResult(game);
            });
    ContestSession session =
        new ContestSession(
            contest, concurrency, null, null, game -> inOrder.add(game.fixture().number(), game));
    try (GracefulShutdown shutdown = new GracefulShutdown(session::stop)) {
      session.play();
      report.write(file, played);
      report.printStandings(played, shutdown.requested());
    }
  }

  private Contest contest() throws BadInputException, CommandFailedException {
    Line line = options.start().ongoingLine();
    List<Seat> players = List.of(first, second);
    EngineConfig config =
        options.engineConfig(line, players, Search.DEFAULT_HASH_MEGABYTES, 1, null);
    long seed = options.seed(terminal, null);
    int defaultPlies = games > 1 ? DEFAULT_OPENING_PLIES : 0;
    int plies = openingPlies == null ? defaultPlies : openingPlies;
    return options.contest(
        config,
        players,
        Schedule.roundRobin(2, games),
        new RandomOpenings(line, plies, seed),
        Adjudicator.NONE,
        seed);
  }
}
