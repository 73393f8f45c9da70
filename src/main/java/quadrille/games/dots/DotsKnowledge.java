package quadrille.games.dots;

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
}
