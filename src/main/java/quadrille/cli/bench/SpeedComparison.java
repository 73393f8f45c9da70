package quadrille.cli.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import quadrille.cli.output.TextTable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;

/**
 * Compares the speed of this version with that of another. In every round each version searches the
 * bench positions of each game in a fresh process of its own, directly after the other and first in
 * every second round, so that a computer that becomes busier slows both.
 *
 * <p>The first pass of a process is <i>cold</i>: Java still interprets most of the search. The
 * fastest of the others is <i>warm</i>. A ratio is formed within each round, from nodes per second
 * of processor time.
 */
public final class SpeedComparison {
  private final BenchProgram mine;
  private final BenchProgram other;

  /** The rounds of each game. */
  private final Map<String, List<Round>> rounds = new LinkedHashMap<>();

  private record Round(List<BenchPass> mine, List<BenchPass> other) {
    double cold() {
      return mine.getFirst().speed() / other.getFirst().speed();
    }

    double warm() {
      return warm(mine) / warm(other);
    }

    private static double warm(List<BenchPass> passes) {
      return passes.stream().skip(1).mapToDouble(BenchPass::speed).max().orElseThrow();
    }
  }

  private SpeedComparison(BenchProgram mine, BenchProgram other) {
    this.mine = mine;
    this.other = other;
  }

  /**
   * Compares with the program in a file: a {@code quadrille.jar}, which is run with the Java, the
   * options and the libraries of this process, or anything that starts Quadrille.
   *
   * @throws CommandFailedException if it is neither
   */
  public static SpeedComparison with(Path file) throws CommandFailedException {
    if (!Files.isRegularFile(file)) {
      throw new CommandFailedException("there is no file " + file + " to compare with.");
    }
    if (file.toString().endsWith(".jar")) {
      if (!BenchProgram.isOurs(file)) {
        throw new CommandFailedException(file + " is no quadrille.jar.");
      }
      return new SpeedComparison(BenchProgram.runningAsJar(), BenchProgram.jar(file));
    }
    if (!Files.isExecutable(file)) {
      throw new CommandFailedException(
          file
              + " is no program; expected a quadrille.jar, a start script of another clone, or an"
              + " installed quadrille.");
    }
    return new SpeedComparison(BenchProgram.running(), BenchProgram.script(file));
  }

  /**
   * Measures both versions.
   *
   * @param games the ids of the games
   * @param count the number of rounds, 3 or more
   * @param arguments what else to pass to {@code bench}; at least two passes
   * @param progress receives a line before each game of each round
   * @throws CommandFailedException if a version cannot be measured
   */
  public void run(List<String> games, int count, List<String> arguments, Consumer<String> progress)
      throws CommandFailedException, InterruptedException {
    for (int round = 0; round < count; round++) {
      for (String game : games) {
        progress.accept("round %d of %d: %s".formatted(round + 1, count, game));
        List<String> all = new ArrayList<>(List.of(game));
        all.addAll(arguments);
        rounds.computeIfAbsent(game, _ -> new ArrayList<>()).add(run(all, round % 2 == 1));
      }
    }
  }

  private Round run(List<String> arguments, boolean mineFirst)
      throws CommandFailedException, InterruptedException {
    if (mineFirst) {
      List<BenchPass> passes = mine.run(arguments);
      return new Round(passes, other.run(arguments));
    }
    List<BenchPass> passes = other.run(arguments);
    return new Round(mine.run(arguments), passes);
  }

  /** Prints a table of the ratios and the games whose node counts differ. */
  public void print(Terminal terminal) {
    TextTable table = new TextTable("");
    table.addRow("", "cold", "warm");
    rounds.forEach(
        (game, all) -> table.addRow(game, ratio(all, Round::cold), ratio(all, Round::warm)));
    if (rounds.size() > 1) {
      table.addRow("all", allGames(Round::cold), allGames(Round::warm));
    }
    table.print(terminal.out());
    rounds.forEach((game, all) -> printNodes(terminal, game, all.getFirst()));
  }

  private static SpeedRatio ratio(List<Round> all, ToDoubleFunction<Round> ratio) {
    return SpeedRatio.of(all.stream().mapToDouble(ratio).toArray());
  }

  /** Of the geometric means over all games in each round. */
  private SpeedRatio allGames(ToDoubleFunction<Round> ratio) {
    int count = rounds.values().iterator().next().size();
    return SpeedRatio.of(
        IntStream.range(0, count)
            .mapToDouble(
                round ->
                    Math.exp(
                        rounds.values().stream()
                            .mapToDouble(all -> Math.log(ratio.applyAsDouble(all.get(round))))
                            .average()
                            .orElseThrow()))
            .toArray());
  }

  private static void printNodes(Terminal terminal, String game, Round round) {
    long mine = round.mine.getFirst().nodes();
    long other = round.other.getFirst().nodes();
    if (mine != other) {
      terminal.printLine(
          "%s: the searches differ, %d nodes in this version and %d in the other; the ratio is that"
              + " of nodes per second.",
          game, mine, other);
    }
  }
}
