package quadrille.search;

import java.util.List;

/**
 * The result of a search, or its progress so far.
 *
 * @param depth the last finished iteration in plies, 0 if none is finished; of a tree the depth
 *     that its visits stand for
 * @param selectiveDepth the deepest ply visited, at least the depth; a search that remembers what
 *     it has seen before need not visit that again
 * @param score for the side to move at the root, see {@link Score}
 * @param exact whether the score is proven: every variation was followed to the end of the game, or
 *     a win or loss is certain
 * @param nodes the positions visited by all threads
 * @param timeMs milliseconds since the search began
 * @param hashPermille how full the transposition table or the tree is, 0 … 1000
 * @param line the principal variation, beginning with the best move; legal, at least one move
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
    selectiveDepth = Math.max(depth, selectiveDepth);
    line = List.copyOf(line);
  }

  /** Returns a report of a move that was chosen without a search. */
  public static SearchReport ofMove(long move) {
    return new SearchReport(0, 0, Score.DRAW, false, 0, 0, 0, List.of(move));
  }

  /**
   * Returns this report with the proven score and the nodes of a solver. If the search has also
   * found the win or loss, the score with fewer plies to the end is kept: each is an upper bound.
   */
  SearchReport withSolution(Knowledge.Solution solution) {
    int proven = solution.score();
    boolean sooner =
        Score.isDecided(score)
            && Integer.signum(score) == Integer.signum(proven)
            && Math.abs(score) > Math.abs(proven);
    return new SearchReport(
        depth,
        selectiveDepth,
        sooner ? score : proven,
        true,
        nodes + solution.nodes(),
        timeMs,
        hashPermille,
        line);
  }

  /** Returns a report of another move of the same search. */
  SearchReport withMove(int otherScore, List<Long> otherLine) {
    return new SearchReport(
        depth,
        selectiveDepth,
        otherScore,
        Score.isDecided(otherScore),
        nodes,
        timeMs,
        hashPermille,
        otherLine);
  }

  /** Returns this report with the nodes of other threads added. */
  SearchReport plusNodes(long more) {
    return new SearchReport(
        depth, selectiveDepth, score, exact, nodes + more, timeMs, hashPermille, line);
  }

  public long bestMove() {
    return line.getFirst();
  }

  public long nodesPerSecond() {
    return nodes * 1000 / Math.max(1, timeMs);
  }
}
