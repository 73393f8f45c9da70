package quadrille.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.arena.Arena;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.Fixture;
import quadrille.arena.Resequencer;
import quadrille.arena.Schedule;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.PlayOptions;
import quadrille.cli.options.SeatConverter;
import quadrille.cli.options.StartOptions;
import quadrille.cli.output.JsonFile;
import quadrille.cli.output.PlayReport;
import quadrille.cli.terminal.Terminal;
import quadrille.cli.terminal.TerminalGame;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Adjudicator;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;
import quadrille.records.Participant;
import quadrille.system.OperationFailedException;
import quadrille.text.Text;

/** Plays games between people and machines on the terminal. */
@Command(
    name = "play",
    description = "Plays one game, or several between machines.",
    footer = {
      "",
      "A player P is human, level:N (1 to 8), depth:N (plies), time:MS (a move),",
      "nodes:N (a move), random, or another named opponent of the game (quadrille games",
      "GAME lists them), or an engine from outside: engine:NAME, or engine:\"PROGRAM",
      "ARGUMENTS\" (see quadrille engines --help). A person types moves in the game's",
      "notation; help lists them.",
      "",
      "Of several games two in a row share a random opening and exchange the seats.",
      "The same seed plays the same games as long as no machine runs out of time.",
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

  @Mixin private StartOptions start;
  @Mixin private PlayOptions playOptions;

  @Option(
      names = "--first",
      required = true,
      paramLabel = "P",
      converter = SeatConverter.class,
      description = "Who has the first move.")
  private Seat first;

  @Option(
      names = "--second",
      required = true,
      paramLabel = "P",
      converter = SeatConverter.class,
      description = "Who plays against it.")
  private Seat second;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "How many games; one unless given.")
  private int games = 1;

  @Option(
      names = "--opening-plies",
      paramLabel = "K",
      converter = NumberConverters.CountOrZero.class,
      description =
          "How many random moves every game begins with; none in one game, 4 in several,"
              + " unless given.")
  private @Nullable Integer openingPlies;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "How many games are played at the same time; one unless given.")
  private int concurrency = 1;

  @Option(names = "--quiet", description = "Tells the result only.")
  private boolean quiet;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Writes the games and their results into a file.")
  private @Nullable Path json;

  @Option(
      names = "--keep",
      description = "Keeps the game as those of the window are; see quadrille history --help.")
  private boolean keep;

  public PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, OperationFailedException, InterruptedException {
    boolean people = !first.isComputer() || !second.isComputer();
    if (people && concurrency > 1) {
      throw new ParameterException(
          spec.commandLine(), "A person plays one game at a time: --concurrency is for machines");
    }
    if (keep && !people && games > 1) {
      throw new ParameterException(
          spec.commandLine(), "--keep is for one game, or for several of a person");
    }
    Contest contest = contest();
    JsonFile file = json == null ? null : new JsonFile(json);
    PlayReport report = new PlayReport(terminal, contest, start.preset());
    List<ArenaGame> played =
        people || games == 1 ? playAtTerminal(contest, report) : playInArena(contest, report);
    if (file != null) {
      file.write(report.toJson(played, games > 1));
    }
    return finish(report, played);
  }

  private List<ArenaGame> playAtTerminal(Contest contest, PlayReport report)
      throws BadInputException, InterruptedException {
    List<ArenaGame> all = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Fixture fixture = contest.schedule().fixture(i);
      ArenaGame played = playAtTerminal(contest, fixture);
      all.add(played);
      if (played.record().outcome() == null) {
        break;
      }
      report.printResult(played);
    }
    return all;
  }

  private ArenaGame playAtTerminal(Contest contest, Fixture fixture)
      throws BadInputException, InterruptedException {
    if (!keep) {
      return new TerminalGame(terminal, contest, fixture, List.of(), quiet).play();
    }
    try (GameStore store = GameStore.inDataFolder()) {
      Consumer<Text> trouble = text -> terminal.err().println(text);
      MatchRecorder recorder = new MatchRecorder(store, gameStart(contest, fixture), trouble);
      ArenaGame played =
          new TerminalGame(terminal, contest, fixture, List.of(recorder), quiet).play();
      if (recorder.id() != 0) {
        terminal.err().println("kept as game " + recorder.id());
      }
      return played;
    }
  }

  private GameStart gameStart(Contest contest, Fixture fixture) throws BadInputException {
    return new GameStart(
        contest.opening(fixture),
        start.preset(),
        Participant.of(contest.seat(fixture, Side.FIRST)),
        Participant.of(contest.seat(fixture, Side.SECOND)),
        contest.clock(),
        Origin.TERMINAL,
        false);
  }

  private List<ArenaGame> playInArena(Contest contest, PlayReport report)
      throws BadInputException, InterruptedException {
    List<ArenaGame> all = new ArrayList<>();
    Resequencer<ArenaGame> ordered =
        new Resequencer<>(
            game -> {
              all.add(game);
              report.printResult(game);
            });
    new Arena(contest, concurrency, game -> ordered.add(game.fixture().number(), game), _ -> false)
        .play(List.of());
    return all;
  }

  private Integer finish(PlayReport report, List<ArenaGame> played)
      throws OperationFailedException {
    if (played.getLast().record().outcome() == null) {
      throw new OperationFailedException("the input ended before the game did.");
    }
    if (games > 1) {
      report.printStandings(played);
    }
    return ExitCode.OK;
  }

  private Contest contest() throws BadInputException, OperationFailedException {
    Line line = start.ongoingLine();
    EngineConfig terms = start.engineConfig(line).withThreads(playOptions.threads());
    first.validate(line.game(), terms.opponents());
    second.validate(line.game(), terms.opponents());
    long decided = playOptions.seed(terminal, null);
    int usual = games > 1 ? DEFAULT_OPENING_PLIES : 0;
    int plies = openingPlies == null ? usual : openingPlies;
    return new Contest(
        terms,
        List.of(first, second),
        Schedule.roundRobin(2, games),
        new RandomOpenings(line, plies, decided),
        playOptions.clock(),
        Adjudicator.NONE,
        decided);
  }
}
