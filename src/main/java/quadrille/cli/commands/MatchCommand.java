package quadrille.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import quadrille.arena.Contest;
import quadrille.arena.Schedule;
import quadrille.arena.Sprt;
import quadrille.arena.SprtRun;
import quadrille.arena.file.ContestFileException;
import quadrille.arena.training.TrainingException;
import quadrille.arena.training.WeightsTrial;
import quadrille.cli.network.Broadcast;
import quadrille.cli.network.BroadcastOptions;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.ContestReport;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.match.EngineConfig;
import quadrille.match.Seat;

/** Plays a match between two or more computers and estimates who is stronger. */
@Command(
    name = "match",
    description = {
      "Plays many games between computers and estimates who is stronger, with confidence"
          + " intervals.",
      "Every opening is played twice, with the seats swapped. Ctrl-C ends the match and prints the"
          + " results so far."
    },
    footer = {
      "",
      "A player P is level:N (1 to 8), depth:N (plies), time:MS (per move), nodes:N",
      "(per move), random, another named opponent of the game (see quadrille games",
      "GAME), or an external engine: engine:NAME or engine:\"PROGRAM ARGUMENTS\" (see",
      "quadrille engines --help).",
      "",
      "Examples:",
      "  quadrille match dots --first level:5 --second level:3 --games 40",
      "  quadrille match dames --first nodes:20000 --second nodes:10000 --games 1000 \\",
      "      --sprt 0 50 --out dames.jsonl",
      "  quadrille match hex --first depth:3 --second depth:2 --player depth:1 \\",
      "      --games 20",
      "  quadrille match dames --first time:100 --second time:100 --games 4000 \\",
      "      --sprt 0 5 --weights training/weights.bin",
      "  quadrille match hex --first level:8 --second level:7 --games 4 --broadcast \\",
      "      --pace 1000"
    })
public final class MatchCommand extends ComputerContestCommand {
  @Option(names = "--first", required = true, paramLabel = "P", description = "The first player.")
  private Seat first;

  @Option(names = "--second", required = true, paramLabel = "P", description = "The second player.")
  private Seat second;

  @Option(
      names = "--player",
      paramLabel = "P",
      description = "Another player; may be given several times.")
  private List<Seat> otherPlayers = new ArrayList<>();

  @Option(
      names = "--gauntlet",
      description = "The first player plays all the others; by default everybody plays everybody.")
  private boolean gauntlet;

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      converter = NumberConverters.EvenCount.class,
      description = "The number of games per pairing; must be even.")
  private int games;

  @Option(
      names = "--sprt",
      arity = "2",
      paramLabel = "ELO",
      description =
          "Runs a sequential test: stops as soon as the first of two players is shown, with 5 %%"
              + " error, to be stronger by the first number of Elo points or by the second, larger"
              + " one.")
  private double @Nullable [] sprt;

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description =
          "The first player evaluates with the weights in FILE, which `train --fit` has written,"
              + " instead of the game's own.")
  private @Nullable Path weights;

  // A group, so that the other options are refused without --broadcast.
  @ArgGroup(exclusive = false)
  private @Nullable BroadcastOptions broadcast;

  @Override
  public Integer call()
      throws BadInputException,
          CommandFailedException,
          ContestFileException,
          TrainingException,
          InterruptedException {
    List<Seat> players = players();
    SprtRun sprtRun = sprtRun(players);
    play(
        players,
        gauntlet
            ? Schedule.gauntlet(players.size(), games)
            : Schedule.roundRobin(players.size(), games),
        1,
        sprtRun,
        (contest, results) -> new ContestReport(terminal(), contest, results).printSprt(sprtRun));
    return ExitCode.OK;
  }

  private List<Seat> players() {
    List<Seat> players = new ArrayList<>(List.of(first, second));
    players.addAll(otherPlayers);
    if (!players.stream().allMatch(Seat::isComputer)) {
      throw usageError("A match is between computers; humans play with `quadrille play`");
    }
    return players;
  }

  @Override
  @Nullable Broadcast broadcast(Contest contest) throws CommandFailedException {
    return broadcast != null && broadcast.isWanted() ? new Broadcast(contest, broadcast) : null;
  }

  @Override
  Contest.@Nullable Trial trial(EngineConfig config)
      throws CommandFailedException, TrainingException {
    if (weights == null) {
      return null;
    }
    if (!first.isSearch()) {
      throw usageError("--weights are for a first player that searches, not for " + first.spec());
    }
    return WeightsTrial.read(weights, start.weights(), config);
  }

  private @Nullable SprtRun sprtRun(List<Seat> players) {
    if (sprt == null) {
      return null;
    }
    if (players.size() > 2) {
      throw usageError("--sprt needs exactly two players");
    }
    if (!(sprt[0] < sprt[1] && Math.max(-sprt[0], sprt[1]) <= Sprt.MAX_ELO)) {
      throw usageError("--sprt takes two numbers from -1000 to 1000, the smaller one first");
    }
    return new SprtRun(new Sprt(sprt[0], sprt[1]));
  }
}
