package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.arena.Contest;
import quadrille.arena.Ladder;
import quadrille.arena.Schedule;
import quadrille.arena.file.ContestFile;
import quadrille.arena.file.ContestFileException;
import quadrille.cli.options.ContestFileOptions;
import quadrille.cli.options.ContestOptions;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.LadderTable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
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
public final class LadderCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;
  @Mixin private ContestOptions options;
  @Mixin private ContestFileOptions fileOptions;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = NumberConverters.EvenCount.class,
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
      description = "One more player, above all of those; may be given several times.")
  private List<Seat> otherPlayers = new ArrayList<>();

  public LadderCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call()
      throws BadInputException, CommandFailedException, ContestFileException, InterruptedException {
    if (!(scale > 0 && scale <= 100)) {
      throw usageError("--scale is more than 0 and at most 100");
    }
    if (!otherPlayers.stream().allMatch(Seat::isComputer)) {
      throw usageError("A ladder is of machines; people sit down with `quadrille play`");
    }
    List<Seat> players =
        new ArrayList<>(Ladder.players(options.playOptions().start().module().opponents()));
    players.addAll(otherPlayers);
    try (ContestFile file = fileOptions.open()) {
      long seed = options.playOptions().seed(terminal, file == null ? null : file.seed());
      Schedule schedule = Schedule.neighbours(players.size(), Ladder.REACH, games);
      Contest contest = options.contest(players, schedule, seed, scale);
      ContestRunner.run(
          terminal,
          contest,
          options.concurrency(),
          file,
          null,
          results -> new LadderTable(contest, results).print(terminal));
    }
    return ExitCode.OK;
  }

  private ParameterException usageError(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
