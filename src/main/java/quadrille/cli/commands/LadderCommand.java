package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import quadrille.arena.Ladder;
import quadrille.arena.Schedule;
import quadrille.arena.file.ContestFileException;
import quadrille.arena.training.TrainingException;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.LadderTable;
import quadrille.cli.terminal.CommandFailedException;
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
public final class LadderCommand extends ComputerContestCommand {
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

  @Override
  public Integer call()
      throws BadInputException,
          CommandFailedException,
          ContestFileException,
          TrainingException,
          InterruptedException {
    if (!(scale > 0 && scale <= 100)) {
      throw usageError("--scale must be more than 0 and at most 100");
    }
    if (!otherPlayers.stream().allMatch(Seat::isComputer)) {
      throw usageError("A ladder is between computers; humans play with `quadrille play`");
    }
    List<Seat> players = new ArrayList<>(Ladder.players(start.module().opponents()));
    players.addAll(otherPlayers);
    play(
        players,
        Schedule.neighbours(players.size(), Ladder.REACH, games),
        scale,
        null,
        (contest, results) -> LadderTable.print(terminal(), contest, results));
    return ExitCode.OK;
  }
}
