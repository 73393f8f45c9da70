package quadrille.search;

import java.util.List;

/**
 * What a search knows so far.
 *
 * @param depth the last finished iteration in plies; 0 if none is finished
 * @param selectiveDepth the deepest ply looked at
 * @param score in points from the view of the side to move at the root, see {@link Score}
 * @param exact whether the score is proven: solved, or a certain win or loss
 * @param nodes positions looked at, by all threads
 * @param timeMs milliseconds since the start
 * @param hashPermille how full the transposition table is, 0 … 1000
 * @param line the principal variation, beginning with the best move; legal, not empty
 */
public record SearchReport(
    int depth,
    int selectiveDepth,
    int score,
    boolean exact,
    long nodes,
    long timeMs,
    int hashPermille,
    List<Long> line) {

  public SearchReport {
    line = List.copyOf(line);
  }

  /** What was found, with a score that was proven by other means. */
  SearchReport withSolution(Knowledge.Solution solution) {
    return new SearchReport(
        depth,
        selectiveDepth,
        solution.score(),
        true,
        nodes + solution.nodes(),
        timeMs,
        hashPermille,
        line);
  }

  public long bestMove() {
    return line.getFirst();
  }

  public long nodesPerSecond() {
    return nodes * 1000 / Math.max(1, timeMs);
  }
}
