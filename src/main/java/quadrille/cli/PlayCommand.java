package quadrille.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.match.Adjudicator;
import quadrille.match.Arena;
import quadrille.match.ArenaGame;
import quadrille.match.Contest;
import quadrille.match.Fixture;
import quadrille.match.InOrder;
import quadrille.match.RandomOpenings;
import quadrille.match.Schedule;
import quadrille.match.Seat;
import quadrille.match.Terms;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.Origin;
import quadrille.records.Recorder;
import quadrille.records.Sitter;

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
final class PlayCommand implements Callable<Integer> {
  private static final int OPENING_PLIES_OF_SEVERAL = 4;

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Mixin private StartOptions start;
  @Mixin private TableOptions table;

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
      converter = Ranges.Count.class,
      description = "How many games; one unless given.")
  private int games = 1;

  @Option(
      names = "--opening-plies",
      paramLabel = "K",
      converter = Ranges.CountOrNone.class,
      description =
          "How many random moves every game begins with; none in one game, 4 in several,"
              + " unless given.")
  private @Nullable Integer openingPlies;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      converter = Ranges.Threads.class,
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

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, FailedException, InterruptedException {
    boolean people = !first.isMachine() || !second.isMachine();
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
        people || games == 1 ? atTerminal(contest, report) : inArena(contest, report);
    if (file != null) {
      file.write(report.json(played, games > 1));
    }
    return end(report, played);
  }

  private List<ArenaGame> atTerminal(Contest contest, PlayReport report)
      throws BadInputException, InterruptedException {
    List<ArenaGame> all = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Fixture fixture = contest.schedule().fixture(i);
      ArenaGame played = atTerminal(contest, fixture);
      all.add(played);
      if (played.record().outcome() == null) {
        break;
      }
      report.game(played);
    }
    return all;
  }

  private ArenaGame atTerminal(Contest contest, Fixture fixture)
      throws BadInputException, InterruptedException {
    if (!keep) {
      return new TerminalGame(terminal, contest, fixture, List.of(), quiet).play();
    }
    try (GameStore store = GameStore.find()) {
      Consumer<Text> trouble = text -> terminal.err().println(text);
      Recorder recorder = new Recorder(store, gameStart(contest, fixture), trouble);
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
        Sitter.of(contest.seat(fixture, Side.FIRST)),
        Sitter.of(contest.seat(fixture, Side.SECOND)),
        contest.clock(),
        Origin.TERMINAL,
        false);
  }

  private List<ArenaGame> inArena(Contest contest, PlayReport report)
      throws BadInputException, InterruptedException {
    List<ArenaGame> all = new ArrayList<>();
    InOrder<ArenaGame> ordered =
        new InOrder<>(
            game -> {
              all.add(game);
              report.game(game);
            });
    new Arena(contest, concurrency, game -> ordered.add(game.fixture().number(), game), _ -> false)
        .play(List.of());
    return all;
  }

  private Integer end(PlayReport report, List<ArenaGame> played) throws FailedException {
    if (played.getLast().record().outcome() == null) {
      throw new FailedException("the input ended before the game did.");
    }
    if (games > 1) {
      report.standings(played);
    }
    return Cli.DONE;
  }

  private Contest contest() throws BadInputException, FailedException {
    Line line = start.openLine();
    Terms terms = start.terms(line).withThreads(table.threads());
    first.check(line.game(), terms.opponents());
    second.check(line.game(), terms.opponents());
    long decided = table.seed(terminal, null);
    int usual = games > 1 ? OPENING_PLIES_OF_SEVERAL : 0;
    int plies = openingPlies == null ? usual : openingPlies;
    return new Contest(
        terms,
        List.of(first, second),
        Schedule.roundRobin(2, games),
        new RandomOpenings(line, plies, decided),
        table.clock(),
        Adjudicator.NONE,
        decided);
  }
}
