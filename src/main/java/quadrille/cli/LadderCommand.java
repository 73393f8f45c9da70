package quadrille.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.core.BadInputException;
import quadrille.match.Contest;
import quadrille.match.Ladder;
import quadrille.match.Schedule;
import quadrille.match.Seat;

/** Lets the levels and the named opponents of a game play each other and fits their strengths. */
@Command(
    name = "ladder",
    description = {
      "Lets the levels and the named opponents of a game play each other, neighbours and the next"
          + " but one, and prints how strong each of them is."
    },
    footer = {
      "",
      "The strengths are those of the largest likelihood (Bradley and Terry), counted from level"
          + " 1.",
      "",
      "Examples:",
      "  quadrille ladder dots --games 40 --out dots.jsonl",
      "  quadrille ladder hex --set size=7 --games 20 --scale 0.1"
    })
final class LadderCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;
  @Mixin private ContestOptions options;
  @Mixin private ContestRun run;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = Ranges.Even.class,
      description = "How many games each pairing plays, an even number; 20 unless given.")
  private int games = 20;

  @Option(
      names = "--scale",
      paramLabel = "FACTOR",
      description =
          "The levels' times are multiplied by it, more than 0 and at most 100; 1 unless given.")
  private double scale = 1;

  @Option(
      names = "--player",
      paramLabel = "P",
      converter = SeatConverter.class,
      description = "One more player, above all of those; may be given several times.")
  private List<Seat> more = new ArrayList<>();

  LadderCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, FailedException, InterruptedException {
    if (!(scale > 0 && scale <= 100)) {
      throw wrong("--scale is more than 0 and at most 100");
    }
    if (!more.stream().allMatch(Seat::isMachine)) {
      throw wrong("A ladder is of machines; people sit down with `quadrille play`");
    }
    List<Seat> players = new ArrayList<>(Ladder.players(options.start.room().opponents()));
    players.addAll(more);
    try (ContestFile file = run.open()) {
      long seed = options.table.seed(terminal, ContestRun.seed(file));
      Schedule schedule = Schedule.neighbours(players.size(), Ladder.REACH, games);
      Contest contest = options.contest(players, schedule, seed, scale);
      ContestRun.hold(terminal, options, contest, file, null, ended -> report(contest, ended));
    }
    return Cli.DONE;
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private void report(Contest contest, ContestRun.Ended ended) {
    ContestReport report = new ContestReport(terminal, contest, ended.results());
    report.heading(ended.interrupted());
    report.standings();
    report.forfeits();
    new LadderTable(contest, ended.results()).print(terminal);
  }
}
