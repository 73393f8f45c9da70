package quadrille.games.dots;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.search.Knowledge;

/** What a machine knows of Dots and Boxes. A score is a margin of boxes, 100 points each. */
public final class DotsKnowledge implements Knowledge {
  static final int BOX = 100;

  private static final int SAFE = 10_000;

  private @Nullable Analysis analysis;

  private Analysis analyse(Position position) {
    DotsPosition dots = (DotsPosition) position;
    if (analysis == null || !analysis.fits(dots)) {
      analysis = new Analysis(dots);
    }
    analysis.turnTo(dots);
    return analysis;
  }

  @Override
  public int evaluate(Position position) {
    return analyse(position).worth();
  }

  @Override
  public int finished(Position position, Outcome outcome, int ply) {
    return BOX * ((DotsPosition) position).margin();
  }

  /** An endgame of separate chains and loops has a closed form. */
  @Override
  public int probe(Position position, int ply) {
    return analyse(position).exactWorth();
  }

  @Override
  public void moves(Position position, MoveList moves) {
    analyse(position).candidates(moves);
  }

  /** Safe edges first, from the centre outwards; the rest as {@link Candidates} lists them. */
  @Override
  public int promise(Position position, long move) {
    StringGraph graph = analyse(position).graph();
    int edge = (int) move;
    return graph.isSafe(edge) ? SAFE - CentreFirst.squaredDistance(graph.grid(), edge) : 0;
  }

  @Override
  public int historySlots() {
    return DotsGrid.MAX_EDGES;
  }

  @Override
  public int historySlot(Position position, long move) {
    return (int) move;
  }

  /** With more undrawn edges than this a solution within minutes is out of reach. */
  private static final int HOPELESS = 64;

  /**
   * Solves positions with few undrawn edges: the deeper the search that was asked for, the more of
   * them.
   */
  @Override
  public @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    DotsPosition dots = (DotsPosition) position;
    int most = Math.min(4 * depth, HOPELESS);
    return dots.undrawn() <= most ? DotsSolver.solve(dots, 10_000_000, stop) : null;
  }
}
