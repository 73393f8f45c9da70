package quadrille.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.records.files.Json;
import quadrille.search.Limits;
import quadrille.search.Search;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The result of one search of all bench positions of a game, by one thread.
 *
 * @param name the id of the game
 * @param positions how many were searched
 * @param nanos the processor time of the thread; the time of other programs and of Java's compiler
 *     is not in it
 */
public record BenchPass(String name, int positions, long nodes, long nanos) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /**
   * Searches each position from an empty table to its own depth, but no deeper than that many
   * plies.
   */
  public static BenchPass of(GameModule module, int maxDepth) throws BadInputException {
    List<BenchPosition> positions = BenchPosition.of(module.game());
    long nodes = 0;
    long nanos = 0;
    for (BenchPosition position : positions) {
      Search search =
          module.newSearch(position.line().settings(), Search.DEFAULT_HASH_MEGABYTES, 1);
      Limits limits = Limits.depth(Math.min(position.depth(), maxDepth));
      long begun = THREADS.getCurrentThreadCpuTime();
      nodes += search.think(position.line(), limits, _ -> {}).nodes();
      nanos += THREADS.getCurrentThreadCpuTime() - begun;
    }
    return new BenchPass(module.game().id(), positions.size(), nodes, nanos);
  }

  /** The sum of passes of different games. */
  public static BenchPass sum(String name, List<BenchPass> passes) {
    return new BenchPass(
        name,
        passes.stream().mapToInt(BenchPass::positions).sum(),
        passes.stream().mapToLong(BenchPass::nodes).sum(),
        passes.stream().mapToLong(BenchPass::nanos).sum());
  }

  /** Nodes per second of processor time. */
  public double speed() {
    return nodes * 1e9 / Math.max(1, nanos);
  }

  /** One line of JSON, which {@link #parse} reads. */
  public String toJson() {
    return Json.oneLine(
        Json.object()
            .put("game", name)
            .put("positions", positions)
            .put("nodes", nodes)
            .put("nanos", nanos));
  }

  /**
   * Reads what another process printed.
   *
   * @throws IllegalArgumentException if it is something else
   */
  static BenchPass parse(String line) {
    try {
      JsonNode node = Json.parse(line);
      return new BenchPass(
          node.path("game").stringValue(),
          node.path("positions").intValue(),
          node.path("nodes").longValue(),
          node.path("nanos").longValue());
    } catch (JacksonException e) {
      throw new IllegalArgumentException(line, e);
    }
  }
}
