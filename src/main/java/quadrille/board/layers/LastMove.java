package quadrille.board.layers;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Line;
import quadrille.core.Step;

/** Finds the cells of the last move of a line. */
public final class LastMove {
  private LastMove() {}

  /** The first cell and every cell that a piece moved to; empty at the start of a line. */
  public static List<Integer> cells(Line line) {
    Line before = line.parent();
    List<Integer> cells = new ArrayList<>();
    if (before != null) {
      List<Step> steps = line.game().steps(before.position(), line.move());
      cells.add(steps.getFirst().cell());
      steps.stream()
          .filter(step -> step.kind() == Step.Kind.SLIDE)
          .forEach(step -> cells.add(step.target()));
    }
    return cells;
  }
}
