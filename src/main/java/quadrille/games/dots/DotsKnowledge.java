package quadrille.games.dots;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.search.Knowledge;

/** What a machine knows of Dots and Boxes. A score is a margin of boxes, 100 points each. */
public final class DotsKnowledge implements Knowledge {
  static final int BOX = 100;

  /** Positions carry their own grid, so the settings do not matter. */
  public DotsKnowledge(Settings settings) {}

  @Override
  public int evaluate(Position position) {
    return BOX * ((DotsPosition) position).margin();
  }

  @Override
  public int finished(Position position, Outcome outcome, int ply) {
    return BOX * ((DotsPosition) position).margin();
  }

  @Override
  public int historySlots() {
    return DotsGrid.MAX_EDGES;
  }

  @Override
  public int historySlot(Position position, long move) {
    return (int) move;
  }

  /**
   * Solves positions with few undrawn edges: the deeper the search that was asked for, the more of
   * them.
   */
  @Override
  public @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
    DotsPosition dots = (DotsPosition) position;
    return dots.undrawn() <= 4 * depth ? DotsSolver.solve(dots, 10_000_000, stop) : null;
  }
}
