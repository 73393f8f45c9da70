package quadrille.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.bench.BenchPass;
import quadrille.cli.bench.SpeedComparison;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.ProgressLine;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Limits;

/** Searches fixed positions to fixed depths; the node count is a signature of the search. */
@Command(
    name = "bench",
    description = {
      "Searches fixed positions to fixed depths with one thread and prints the nodes, the processor"
          + " time and the nodes per second.",
      "The node count is the same on every computer; it changes with the rules, the search or an"
          + " evaluation."
    },
    footer = {
      "",
      "--compare starts this version and that of FILE in turn, for each game in a new process, and"
          + " prints how many times as fast this version is: cold, in the first pass of a process,"
          + " and warm, in the fastest of the others. Each figure is the mean of the rounds and its"
          + " standard error. What chance would show in one of a hundred comparisons is called"
          + " faster or slower.",
      "",
      "Example: quadrille bench --compare ../before/target/quadrille.jar --rounds 10"
    })
public final class BenchCommand extends TerminalCommand {
  private static final int PASSES_TO_COMPARE = 4;

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; all games by default.")
  private @Nullable GameModule module;

  @Option(
      names = "--compare",
      paramLabel = "FILE",
      description =
          "Another version to compare this one with: its quadrille.jar, its start script or"
              + " an installed quadrille.")
  private @Nullable Path compare;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "With --compare: how often to start each version, at least 3; 5 by default.")
  private @Nullable Integer rounds;

  @Option(
      names = "--passes",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description =
          "How often to search the positions in one process; 1 by default, and "
              + PASSES_TO_COMPARE
              + " with --compare.")
  private @Nullable Integer passes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "Searches no deeper than N plies.")
  private int depth = Limits.MAX_DEPTH;

  @Option(names = "--json", description = "Prints JSON, one object for each game and pass.")
  private boolean json;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, InterruptedException {
    List<GameModule> modules = module == null ? Games.ALL : List.of(module);
    if (compare != null) {
      compare(modules, compare);
    } else if (rounds != null) {
      throw usageError("--rounds needs --compare; use --passes.");
    } else {
      for (int pass = 0; pass < (passes == null ? 1 : passes); pass++) {
        search(modules);
      }
    }
    return ExitCode.OK;
  }

  private void search(List<GameModule> modules) throws BadInputException {
    List<BenchPass> results = new ArrayList<>();
    for (GameModule tested : modules) {
      BenchPass result = BenchPass.of(tested, depth);
      results.add(result);
      report(result);
    }
    if (results.size() > 1 && !json) {
      report(BenchPass.sum("total", results));
    }
  }

  private void report(BenchPass result) {
    if (json) {
      print(result.toJson());
    } else {
      terminal()
          .printLine(
              "%-8s  %2d positions  %9d nodes  %7.3f s  %8.0f nodes/s",
              result.name(),
              result.positions(),
              result.nodes(),
              result.nanos() / 1e9,
              result.speed());
    }
  }

  private void compare(List<GameModule> modules, Path file)
      throws CommandFailedException, InterruptedException {
    int starts = rounds == null ? 5 : rounds;
    int each = passes == null ? PASSES_TO_COMPARE : passes;
    if (starts < 3) {
      throw usageError("--rounds must be at least 3 with --compare.");
    }
    if (each < 2) {
      throw usageError("--passes must be at least 2 with --compare, one cold and one warm.");
    }
    if (json) {
      throw usageError("--compare prints no JSON.");
    }
    List<String> arguments =
        List.of("--json", "--passes", String.valueOf(each), "--depth", String.valueOf(depth));
    SpeedComparison comparison = SpeedComparison.with(file);
    try (ProgressLine progress = new ProgressLine(terminal())) {
      comparison.run(
          modules.stream().map(game -> game.game().id()).toList(),
          starts,
          arguments,
          progress::show);
    }
    comparison.print(terminal());
  }
}
