package quadrille.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.arena.Arena;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.Fixture;
import quadrille.arena.Resequencer;
import quadrille.arena.Schedule;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.options.BookOption;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.JsonFile;
import quadrille.cli.output.PlayReport;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.cli.terminal.ShutdownTask;
import quadrille.cli.terminal.Terminal;
import quadrille.cli.terminal.TerminalGame;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Adjudicator;
import quadrille.match.EngineConfig;
import quadrille.match.MatchListener;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;
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
public final class PlayCommand extends ContestCommand {
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
              + " and 4 for several, or fewer if the game would be over by then.")
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
      description =
          "Writes the games and their results to a file; - is standard output, and all other"
              + " output then goes to standard error.")
  private @Nullable Path json;

  @Option(
      names = "--keep",
      description = "Adds the game to your history; see quadrille history --help.")
  private boolean keep;

  @Mixin private BookOption book;

  private volatile @Nullable TerminalGame lastBegun;
  private boolean isWritten;
  private boolean isKept = true;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, InterruptedException {
    boolean withHuman = !first.isComputer() || !second.isComputer();
    if (withHuman && concurrency > 1) {
      throw usageError("A human plays one game at a time; --concurrency is for computers");
    }
    if (keep && !withHuman && games > 1) {
      throw usageError("--keep is for a single game, or for games with a human");
    }
    Contest contest = contest();
    JsonFile file = json == null ? null : new JsonFile(terminal(), json.toString());
    PlayReport report = new PlayReport(screen(), contest);
    if (!withHuman && games > 1) {
      playInArena(contest, report, file);
      return ExitCode.OK;
    }
    List<ArenaGame> played = new CopyOnWriteArrayList<>();
    try (ShutdownTask _ = new ShutdownTask(() -> writeSoFar(report, file, played))) {
      playAndWrite(contest, report, file, played);
    }
    if (played.getLast().record().outcome() == null) {
      throw new CommandFailedException("the input ended before the game was over.");
    }
    if (games > 1) {
      report.printStandings(played, false);
    }
    if (!isKept) {
      throw new CommandFailedException(
          games > 1 ? "not every game was kept to its end." : "the game was not kept to its end.");
    }
    return ExitCode.OK;
  }

  /** Where people see the games: not on standard output if that is for the JSON. */
  private Terminal screen() {
    return json != null && json.toString().equals(Terminal.STANDARD_STREAM)
        ? terminal().withoutResults()
        : terminal();
  }

  private Contest contest() throws BadInputException, CommandFailedException, InterruptedException {
    Line line = start.ongoingLine();
    List<Seat> players = List.of(first, second);
    EngineConfig fixed = engineConfig(line, players, Search.DEFAULT_HASH_MEGABYTES, 1, null);
    boolean withHuman = players.stream().anyMatch(player -> !player.isComputer());
    EngineConfig config = withHuman ? book.atTable(fixed) : fixed;
    long seed = seed(null);
    Openings openings = openings(line, seed);
    printChosenSeed(seed, null);
    return new Contest(
        config,
        start.preset(),
        players,
        Schedule.roundRobin(2, games),
        openings,
        clock,
        Adjudicator.NONE,
        seed);
  }

  private Openings openings(Line line, long seed) throws BadInputException {
    if (openingPlies != null) {
      return RandomOpenings.of(line, openingPlies, seed);
    }
    return RandomOpenings.upTo(line, games > 1 ? DEFAULT_OPENING_PLIES : 0, seed);
  }

  /** Plays several games between computers; Ctrl-C ends them with the table so far. */
  private void playInArena(Contest contest, PlayReport report, @Nullable JsonFile file)
      throws BadInputException, CommandFailedException, InterruptedException {
    List<ArenaGame> played = new ArrayList<>();
    Resequencer<ArenaGame> inOrder =
        new Resequencer<>(
            game -> {
              played.add(game);
              report.printResult(game);
            });
    Arena arena =
        new Arena(
            contest, concurrency, game -> inOrder.add(game.fixture().number(), game), _ -> false);
    try (GracefulShutdown shutdown = new GracefulShutdown(arena::stop)) {
      arena.play(List.of());
      report.write(file, played);
      report.printStandings(played, shutdown.requested());
    }
  }

  /** Writes the games that are over, and the one that is being played. */
  private void writeSoFar(PlayReport report, @Nullable JsonFile file, List<ArenaGame> played) {
    TerminalGame running = lastBegun;
    if (running == null) {
      return;
    }
    List<ArenaGame> begun = new ArrayList<>(played);
    ArenaGame last = running.soFar();
    if (begun.isEmpty() || !begun.getLast().fixture().equals(last.fixture())) {
      begun.add(last);
    }
    try {
      writeOnce(report, file, begun);
    } catch (CommandFailedException e) {
      printNotice(String.valueOf(e.getMessage()));
    }
  }

  /** The input may end just when the process does; the process then waits for the file. */
  private synchronized void writeOnce(
      PlayReport report, @Nullable JsonFile file, List<ArenaGame> played)
      throws CommandFailedException {
    if (!isWritten) {
      report.write(file, played);
      isWritten = true;
    }
  }

  /** Writes the games also if an engine cannot begin a later one. */
  private void playAndWrite(
      Contest contest, PlayReport report, @Nullable JsonFile file, List<ArenaGame> played)
      throws BadInputException, CommandFailedException, InterruptedException {
    try {
      playInTerminal(contest, report, played);
    } finally {
      if (!played.isEmpty()) {
        writeOnce(report, file, played);
      }
    }
  }

  /** Plays all games, or until the input ends: then the last game is not over. */
  private void playInTerminal(Contest contest, PlayReport report, List<ArenaGame> played)
      throws BadInputException, InterruptedException {
    for (int i = 0; i < games; i++) {
      Fixture fixture = contest.schedule().fixture(i);
      ArenaGame game = keep ? playAndRecord(contest, fixture) : play(contest, fixture, List.of());
      played.add(game);
      if (game.record().outcome() == null) {
        break;
      }
      report.printResult(game);
    }
  }

  private ArenaGame play(Contest contest, Fixture fixture, List<MatchListener> listeners)
      throws BadInputException, InterruptedException {
    TerminalGame game = new TerminalGame(screen(), contest, fixture, listeners, quiet);
    lastBegun = game;
    return game.play();
  }

  /** Plays on where the game cannot be kept; the command fails after all games. */
  private ArenaGame playAndRecord(Contest contest, Fixture fixture)
      throws BadInputException, InterruptedException {
    GameStart gameStart =
        new GameStart(
            contest.opening(fixture),
            contest.preset(),
            Participant.of(contest.seat(fixture, Side.FIRST)),
            Participant.of(contest.seat(fixture, Side.SECOND)),
            clock,
            Origin.TERMINAL,
            false);
    try (GameStore store = GameStore.inDataFolder()) {
      MatchRecorder recorder = new MatchRecorder(store, gameStart, this::printNotice);
      ArenaGame game = play(contest, fixture, List.of(recorder));
      if (!recorder.isComplete()) {
        isKept = false;
      } else if (recorder.id() != 0) {
        printNotice("kept as game " + recorder.id());
      }
      return game;
    }
  }
}
