package quadrille.cli.commands;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.StartOptions;
import quadrille.cli.output.AnalysisPrinter;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Analyzes a position. */
@Command(
    name = "analyze",
    description = "Searches a position and prints the result of each depth.",
    footer = {
      "",
      "Scores are in the game's unit (a man, a box), from the view of the side to move.",
      "With --json every line is an object: one for each finished depth, and a last",
      "one with bestMove. winIn and lossIn are the most plies to a certain end.",
      "",
      "Example: quadrille analyze dames --moves \"32-28 19-23 28x19\" --depth 9"
    })
public final class AnalyzeCommand extends TerminalCommand {
  @Mixin private StartOptions start;

  @Option(
      names = "--moves",
      paramLabel = "TEXT",
      description = "Moves to play first, separated by spaces; their numbers may be among them.")
  private String moves = "";

  @ArgGroup(multiplicity = "1")
  private SearchBound bound;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "The number of search threads; with 1, the default, results are reproducible.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = NumberConverters.Megabytes.class,
      description = "The size of the transposition table; ${DEFAULT-VALUE} by default.")
  private int hash = Search.DEFAULT_HASH_MEGABYTES;

  @Option(names = "--json", description = "Prints JSON, one object per line.")
  private boolean json;

  /** The search limit: either a depth or a time. */
  private static final class SearchBound {
    @Option(
        names = "--depth",
        required = true,
        paramLabel = "N",
        converter = NumberConverters.Depth.class,
        description = "The search depth in plies.")
    private int depth = Limits.MAX_DEPTH;

    @Option(
        names = "--time",
        required = true,
        paramLabel = "MS",
        converter = NumberConverters.Milliseconds.class,
        description = "The search time in milliseconds.")
    private long timeMs = Long.MAX_VALUE;
  }

  @Override
  public Integer call() throws BadInputException, CommandFailedException {
    Line line = StartOptions.requireOngoing(start.line().play(moves));
    GameModule module = start.module();
    Search search = module.newSearch(line.settings(), hash, threads);
    Limits limits = Limits.depth(bound.depth).withTime(bound.timeMs);
    AnalysisPrinter printer = new AnalysisPrinter(terminal(), line, json);
    printer.printPosition();
    printer.printResult(search.think(line, limits, printer::report));
    return ExitCode.OK;
  }
}
