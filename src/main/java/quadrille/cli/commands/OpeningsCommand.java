package quadrille.cli.commands;

import java.util.List;
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
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.search.Limits;
import quadrille.search.Score;
import quadrille.search.Search;

/** Searches for balanced openings; the lists that the games ship were made with it. */
@Command(
    name = "openings",
    description = {
      "Searches for balanced openings and prints them, the most balanced first: a list for `match"
          + " --openings FILE`.",
      "The same options print the same list on every computer. With --position, the openings begin"
          + " there, and match needs the same --position to play them."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille openings hex --set size=7 --set swap=false --plies 1 --nodes 500",
      "  quadrille openings dots --plies 6 --candidates 300 --within 0.5 > dots.txt"
    })
public final class OpeningsCommand extends TerminalCommand {
  private static final long NODES = 100_000;

  /** A search that grows a tree judges each position far better. */
  private static final long NODES_OF_TREE = 500;

  /** After this time the rest can be estimated. */
  private static final double SURE_MINUTES = 0.1;

  /** Nobody should wait longer than this without being told. */
  private static final double LONG_MINUTES = 10;

  private static final int MINUTES_AN_HOUR = 60;
  private static final double NANOS_A_MINUTE = 60e9;

  @Mixin private StartOptions start;

  @Option(
      names = "--plies",
      paramLabel = "K",
      converter = NumberConverters.Count.class,
      description = "The length of an opening in moves; 2 by default.")
  private int plies = 2;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description =
          "The number of candidates: all openings, or N random ones if there are more; 200 by"
              + " default.")
  private int candidates = 200;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = NumberConverters.Seed.class,
      description = "The seed for random candidates; 1 by default.")
  private long seed = 1;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "The search depth per candidate in plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = NumberConverters.NodeCount.class,
      description =
          "The nodes per candidate; unless --depth is given 100000, and 500 in Hex, whose search"
              + " needs far fewer and takes longer for each.")
  private @Nullable Long nodes;

  @Option(
      names = "--within",
      paramLabel = "UNITS",
      description = "The largest evaluation of an opening, in men or boxes; unlimited by default.")
  private double within = Double.POSITIVE_INFINITY;

  @Option(
      names = "--count",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "The number of openings to print at most; 50 by default.")
  private int count = 50;

  @Override
  public Integer call() throws BadInputException, CommandFailedException {
    if (Double.isNaN(within) || within < 0) {
      throw usageError("--within is the distance from even; expected 0 or more");
    }
    Line line = start.ongoingLine();
    List<Line> candidateLines = OpeningFinder.candidates(line, plies, candidates, seed);
    Search search = start.module().newSearch(line.settings(), Search.DEFAULT_HASH_MEGABYTES, 1);
    double points = within * line.game().pointsPerUnit();
    Limits limits = searchLimits(line);
    try (Progress progress = new Progress(candidateLines.size())) {
      List<ScoredOpening> balanced =
          new OpeningFinder(search, limits)
              .findBalanced(candidateLines, points, count, progress::searched);
      progress.clear();
      print(line, candidateLines.size(), limits, balanced);
    }
    return ExitCode.OK;
  }

  private Limits searchLimits(Line line) {
    long maxNodes = nodes != null ? nodes : depth == null ? defaultNodes(line) : Long.MAX_VALUE;
    return new Limits(depth == null ? Limits.MAX_DEPTH : depth, Long.MAX_VALUE, maxNodes);
  }

  private long defaultNodes(Line line) {
    boolean growsTree = start.module().knowledge().apply(line.settings()).policy() != null;
    return growsTree ? NODES_OF_TREE : NODES;
  }

  /** Shows how many openings are searched; says early if that takes long. */
  private final class Progress extends ProgressLine {
    private final int candidates;
    private final long begin = System.nanoTime();
    private boolean hasWarned;

    Progress(int candidates) {
      super(OpeningsCommand.this.terminal());
      this.candidates = candidates;
    }

    void searched(double done) {
      double minutes = (System.nanoTime() - begin) / NANOS_A_MINUTE;
      boolean isSure = done > 0 && minutes > SURE_MINUTES;
      double minutesLeft = isSure ? minutes / done * (candidates - done) : 0;
      if (minutesLeft > LONG_MINUTES && !hasWarned) {
        hasWarned = true;
        clear();
        printNotice(
            "this takes about "
                + about(minutesLeft)
                + "; fewer --nodes, a lower --depth or fewer --candidates take less.");
        terminal.err().flush();
      }
      String left = isSure ? ", about " + about(minutesLeft) + " left" : "";
      show((int) done + " of " + candidates + " openings" + left);
    }

    private static String about(double minutes) {
      long rounded = Math.max(1, Math.round(minutes));
      if (rounded < MINUTES_AN_HOUR * 2) {
        return rounded == 1 ? "a minute" : rounded + " minutes";
      }
      return Math.round(minutes / MINUTES_AN_HOUR) + " hours";
    }
  }

  private void print(Line line, int searched, Limits limits, List<ScoredOpening> balanced)
      throws CommandFailedException {
    if (balanced.isEmpty()) {
      throw new CommandFailedException("none of " + searched + " openings is that balanced.");
    }
    String limit = nodes == null && depth != null ? "depth " + depth : limits.nodes() + " nodes";
    terminal()
        .printLine(
            "# the nearest to even of %d openings of %s (seed %d), each searched with %s",
            searched, plies == 1 ? "1 ply" : plies + " plies", seed, limit);
    if (!start.isStandardStart()) {
      print(
          "# from " + line.game().notation().format(line.position()) + ", as --position of match");
    }
    print("[" + Rules.format(line.game(), line.settings()) + "]");
    for (ScoredOpening opening : balanced) {
      String moves = String.join(" ", opening.line().moveTexts());
      print(moves + "  # " + Score.format(opening.score(), line.game()));
    }
  }
}
