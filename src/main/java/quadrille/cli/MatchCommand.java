package quadrille.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.core.BadInputException;
import quadrille.match.Contest;
import quadrille.match.Schedule;
import quadrille.match.Seat;
import quadrille.match.Sprt;
import quadrille.match.SprtRun;

/** Plays a match between two or more machines and tells who is stronger, and how sure that is. */
@Command(
    name = "match",
    description = {
      "Plays many games between machines and tells who is stronger, and how sure that is.",
      "Every opening is played twice with the seats exchanged. The table so far is printed when the"
          + " match is interrupted."
    },
    footer = {
      "",
      "A player P is level:N (1 to 8), depth:N (plies), time:MS (a move), nodes:N (a",
      "move), random, or another named opponent of the game (quadrille games GAME lists",
      "them), or an engine from outside: engine:NAME, or engine:\"PROGRAM ARGUMENTS\" (see",
      "quadrille engines --help).",
      "",
      "Examples:",
      "  quadrille match dots --first level:5 --second level:3 --games 40",
      "  quadrille match dames --first nodes:20000 --second nodes:10000 --games 1000 \\",
      "      --sprt 0 50 --out dames.jsonl",
      "  quadrille match hex --first depth:3 --second depth:2 --player depth:1 --games 20"
    })
final class MatchCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;
  @Mixin private ContestOptions options;
  @Mixin private ContestRun run;

  @Option(
      names = "--first",
      required = true,
      paramLabel = "P",
      converter = SeatConverter.class,
      description = "A player.")
  private Seat first;

  @Option(
      names = "--second",
      required = true,
      paramLabel = "P",
      converter = SeatConverter.class,
      description = "Another player.")
  private Seat second;

  @Option(
      names = "--player",
      paramLabel = "P",
      converter = SeatConverter.class,
      description = "One more player; may be given several times.")
  private List<Seat> more = new ArrayList<>();

  @Option(
      names = "--gauntlet",
      description = "The first player plays all the others; else everybody plays everybody.")
  private boolean gauntlet;

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      converter = Ranges.Even.class,
      description = "How many games each pairing plays, an even number.")
  private int games;

  @Option(
      names = "--sprt",
      arity = "2",
      paramLabel = "ELO",
      description =
          "Ends the match as soon as it is clear, with 5 %% of error, whether the first of two"
              + " players is rather the first number of Elo points stronger or the second, larger"
              + " one.")
  private double @Nullable [] sprt;

  MatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, FailedException, InterruptedException {
    List<Seat> players = players();
    SprtRun test = test(players);
    try (ContestFile file = run.open()) {
      long seed = options.table.seed(terminal, ContestRun.seed(file));
      Schedule schedule =
          gauntlet
              ? Schedule.gauntlet(players.size(), games)
              : Schedule.roundRobin(players.size(), games);
      Contest contest = options.contest(players, schedule, seed, 1);
      ContestRun.hold(
          terminal, options, contest, file, test, ended -> report(contest, test, ended));
    }
    return Cli.DONE;
  }

  private List<Seat> players() {
    List<Seat> players = new ArrayList<>(List.of(first, second));
    players.addAll(more);
    if (!players.stream().allMatch(Seat::isMachine)) {
      throw wrong("A match is between machines; people sit down with `quadrille play`");
    }
    return players;
  }

  private @Nullable SprtRun test(List<Seat> players) {
    if (sprt == null) {
      return null;
    }
    if (players.size() > 2) {
      throw wrong("--sprt tests one player against one other");
    }
    if (!(sprt[0] < sprt[1] && Math.max(-sprt[0], sprt[1]) <= Sprt.MAX_ELO)) {
      throw wrong("--sprt takes two numbers within ±1000, the smaller one first");
    }
    return new SprtRun(new Sprt(sprt[0], sprt[1]));
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private void report(Contest contest, @Nullable SprtRun test, ContestRun.Ended ended) {
    ContestReport report = new ContestReport(terminal, contest, ended.results());
    report.heading(ended.interrupted());
    report.standings();
    report.forfeits();
    report.sprt(test);
  }
}
