package quadrille.games.dots.search;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;
import quadrille.search.Knowledge;

/**
 * What the search needs to know about Dots and Boxes. A score is a margin of boxes, 100 points
 * each.
 */
public final class DotsKnowledge implements Knowledge {
  public static final int POINTS_PER_BOX = 100;

  private static final int SAFE_EDGE_SCORE = 10_000;

  /** With more undrawn edges, a solution takes longer than minutes. */
  private static final int MAX_SOLVABLE_EDGES = 64;

  private @Nullable DotsAnalysis analysis;

  private DotsAnalysis analyse(Position position) {
    DotsPosition dots = (DotsPosition) position;
    if (analysis == null || !analysis.matchesGrid(dots)) {
      analysis = new DotsAnalysis(dots);
    }
    analysis.load(dots);
    return analysis;
  }

  @Override
  public int evaluate(Position position) {
    return analyse(position).estimate();
  }

  @Override
  public int terminalScore(Position position, Ending ending, int ply) {
    return POINTS_PER_BOX * ((DotsPosition) position).margin();
  }

  /** Endgames of independent chains and loops have a closed form. */
  @Override
  public int probe(Position root, Position position, int ply) {
    return analyse(position).exactValue();
  }

  @Override
  public void moves(Position position, MoveList moves) {
    analyse(position).candidates(moves);
  }

  /**
   * Orders safe edges first, from the centre outwards, then the rest as {@link CandidateMoves}
   * lists them.
   */
  @Override
  public void scoreMoves(Position position, MoveList moves, int[] history, int[] scores) {
    CoinGraph graph = analyse(position).graph();
    for (int i = 0; i < moves.size(); i++) {
      int edge = (int) moves.get(i);
      int safe = SAFE_EDGE_SCORE - CentreFirstOrder.squaredDistance(graph.grid(), edge);
      scores[i] = (graph.isSafe(edge) ? safe : 0) + history[edge];
    }
  }

  @Override
  public int historySlots() {
    return DotsGrid.MAX_EDGES;
  }

  @Override
  public int historySlot(Position position, long move) {
    return (int) move;
  }

  /** Solves positions with few undrawn edges; how many depends on the requested depth. */
  @Override
  public @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    DotsPosition dots = (DotsPosition) position;
    int most = Math.min(4 * depth, MAX_SOLVABLE_EDGES);
    return dots.undrawn() <= most ? DotsSolver.solve(dots, 10_000_000, stop) : null;
  }
}
