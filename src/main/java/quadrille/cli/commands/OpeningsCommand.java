package quadrille.cli.commands;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.arena.openings.OpeningFinder;
import quadrille.arena.openings.OpeningFinder.ScoredOpening;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.StartOptions;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.ProgressLine;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.match.EngineConfig;
import quadrille.search.Limits;
import quadrille.search.Score;

/** Looks for openings that are near even: the lists that the games ship are made by it. */
@Command(
    name = "openings",
    description = {
      "Looks for openings that the search finds near even, and prints them, the nearest first:"
          + " a list for `match --openings FILE`.",
      "The same options print the same list on every machine."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille openings hex --set swap=false --plies 1 --nodes 20000 --count 30",
      "  quadrille openings dots --plies 6 --candidates 300 --within 0.5 > dots.txt"
    })
public final class OpeningsCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private StartOptions start;

  @Option(
      names = "--plies",
      paramLabel = "K",
      converter = NumberConverters.Count.class,
      description = "How many moves an opening has; 2 unless given.")
  private int plies = 2;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description =
          "How many are looked at: all that there are or, if they are more, N at random; 200"
              + " unless given.")
  private int candidates = 200;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Decides which those are; 1 unless given.")
  private long seed = 1;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "How many plies each is searched.")
  private @Nullable Integer depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = NumberConverters.NodeCount.class,
      description = "How many positions are looked at for each; 100000 unless --depth is given.")
  private @Nullable Long nodes;

  @Option(
      names = "--within",
      paramLabel = "UNITS",
      description = "How far from even an opening may be, in men or boxes; any unless given.")
  private double within = Double.POSITIVE_INFINITY;

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "How many are printed at the most; 50 unless given.")
  private int count = 50;

  public OpeningsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException, CommandFailedException {
    Line line = start.ongoingLine();
    List<Line> all = OpeningFinder.candidates(line, plies, candidates, seed);
    EngineConfig terms = start.engineConfig(line);
    double points = within * line.game().pointsPerUnit();
    try (ProgressLine progress = new ProgressLine(terminal)) {
      int[] done = {0};
      List<ScoredOpening> even =
          new OpeningFinder(terms, searchLimits())
              .findBalanced(
                  all,
                  points,
                  count,
                  each -> progress.show(++done[0] + " of " + all.size() + " openings"));
      progress.clear();
      print(line, all.size(), even);
    }
    return ExitCode.OK;
  }

  private Limits searchLimits() {
    long most = nodes != null ? nodes : depth == null ? 100_000 : Long.MAX_VALUE;
    return new Limits(depth == null ? Limits.MAX_DEPTH : depth, Long.MAX_VALUE, most);
  }

  private void print(Line line, int looked, List<ScoredOpening> even)
      throws CommandFailedException {
    if (even.isEmpty()) {
      throw new CommandFailedException("none of " + looked + " openings is that near to even.");
    }
    String limit =
        nodes == null && depth != null ? "depth " + depth : searchLimits().nodes() + " nodes";
    terminal
        .out()
        .printf(
            "# the nearest to even of %d openings of %d plies (seed %d), each searched with %s%n",
            looked, plies, seed, limit);
    terminal.out().println("[" + Rules.format(line.game(), line.settings()) + "]");
    for (ScoredOpening each : even) {
      String moves = String.join(" ", each.line().moveTexts());
      terminal.out().println(moves + "  # " + Score.format(each.score(), line.game()));
    }
  }
}
