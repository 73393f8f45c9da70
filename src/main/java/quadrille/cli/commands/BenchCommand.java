package quadrille.cli.commands;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Searches fixed positions to fixed depths; the node count is a signature of the search. */
@Command(
    name = "bench",
    description = {
      "Searches fixed positions to fixed depths with one thread and prints the nodes, the time and"
          + " the nodes per second.",
      "The node count is the same on every computer; it changes with the rules, the search or an"
          + " evaluation."
    })
public final class BenchCommand extends TerminalCommand {
  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; all games by default.")
  private @Nullable GameModule module;

  @Override
  public Integer call() throws BadInputException {
    List<GameModule> modules = module == null ? Games.ALL : List.of(module);
    Result total = new Result(0, 0, 0);
    for (GameModule tested : modules) {
      Result result = search(tested);
      report(tested.game().id(), result);
      total = total.plus(result);
    }
    if (modules.size() > 1) {
      report("total", total);
    }
    return ExitCode.OK;
  }

  private static Result search(GameModule module) throws BadInputException {
    Result total = new Result(0, 0, 0);
    for (BenchPosition position : BenchPosition.of(module.game())) {
      Search search =
          module.newSearch(position.line().settings(), Search.DEFAULT_HASH_MEGABYTES, 1);
      long begun = System.nanoTime();
      long nodes = search.think(position.line(), Limits.depth(position.depth()), _ -> {}).nodes();
      total = total.plus(new Result(1, nodes, System.nanoTime() - begun));
    }
    return total;
  }

  private void report(String name, Result result) {
    terminal()
        .printLine(
            "%-8s  %2d positions  %9d nodes  %7.3f s  %8.0f nodes/s",
            name,
            result.positions,
            result.nodes,
            result.nanos / 1e9,
            result.nodes * 1e9 / result.nanos);
  }

  private record Result(int positions, long nodes, long nanos) {
    Result plus(Result other) {
      return new Result(positions + other.positions, nodes + other.nodes, nanos + other.nanos);
    }
  }
}
