package quadrille.cli.commands;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.StartOptions;
import quadrille.cli.output.AnalysisPrinter;
import quadrille.cli.output.JsonAnalysisPrinter;
import quadrille.cli.output.TextAnalysisPrinter;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Lets the machine think about one position. */
@Command(
    name = "analyze",
    description = "Searches a position and tells what was found at each depth.",
    footer = {
      "",
      "The score is in the game's own unit (a man, a box) from the view of the side",
      "to move. With --json every line is an object: one for each finished depth and",
      "a last one with bestMove; winIn or lossIn counts the plies to a certain end.",
      "",
      "Example: quadrille analyze dames --moves \"32-28 19-23 28x19\" --depth 9"
    })
public final class AnalyzeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private StartOptions start;

  @Option(
      names = "--moves",
      paramLabel = "TEXT",
      description = "Moves to play first, separated by blanks.")
  private String moves = "";

  @ArgGroup(multiplicity = "1")
  private SearchBound bound;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "How many threads search; one gives the same answer every time.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = NumberConverters.Megabytes.class,
      description = "The memory of the transposition table; ${DEFAULT-VALUE} unless given.")
  private int hash = Search.DEFAULT_HASH_MEGABYTES;

  @Option(names = "--json", description = "Writes a JSON object a line.")
  private boolean json;

  /** How long to think: the one or the other. */
  private static final class SearchBound {
    @Option(
        names = "--depth",
        required = true,
        paramLabel = "N",
        converter = NumberConverters.Depth.class,
        description = "Searches that many moves deep.")
    private @Nullable Integer depth;

    @Option(
        names = "--time",
        required = true,
        paramLabel = "MS",
        converter = NumberConverters.Milliseconds.class,
        description = "Searches that many milliseconds.")
    private @Nullable Integer timeMs;

    Limits limits() {
      if (depth != null) {
        return Limits.depth(depth);
      }
      return Limits.time(timeMs == null ? 1 : timeMs);
    }
  }

  public AnalyzeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, CommandFailedException {
    Line line = StartOptions.requireOngoing(start.line().play(moves));
    GameModule room = start.module();
    Settings settings = line.settings();
    Search search = new Search(room.game(), () -> room.knowledge().apply(settings), hash, threads);
    AnalysisPrinter analysis =
        json ? new JsonAnalysisPrinter(terminal, line) : new TextAnalysisPrinter(terminal, line);
    analysis.printPosition();
    analysis.printResult(search.think(line, bound.limits(), analysis::report));
    return ExitCode.OK;
  }
}
