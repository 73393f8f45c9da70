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

/** Plays a contest between the levels and named opponents of a game and rates them. */
@Command(
    name = "ladder",
    description = {
      "Rates the levels and named opponents of a game: each plays the two nearest above and below"
          + " it."
    },
    footer = {
      "",
      "Ratings are maximum-likelihood estimates (Bradley-Terry), relative to level 1.",
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
      description = "The number of games per pairing; must be even; 20 by default.")
  private int games = 20;

  @Option(
      names = "--scale",
      paramLabel = "FACTOR",
      description = "Multiplies the levels' times; more than 0, at most 100; 1 by default.")
  private double scale = 1;

  @Option(
      names = "--player",
      paramLabel = "P",
      description = "Another player, above all others; may be given several times.")
  private List<Seat> otherPlayers = new ArrayList<>();

  public LadderCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call()
      throws BadInputException, CommandFailedException, ContestFileException, InterruptedException {
    if (!(scale > 0 && scale <= 100)) {
      throw usageError("--scale must be more than 0 and at most 100");
    }
    if (!otherPlayers.stream().allMatch(Seat::isComputer)) {
      throw usageError("A ladder is between computers; humans play with `quadrille play`");
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
