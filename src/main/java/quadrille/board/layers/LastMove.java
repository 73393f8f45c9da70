package quadrille.board.layers;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Line;
import quadrille.core.Step;

/** Tells which cells the last move of a line went through. */
public final class LastMove {
  private LastMove() {}

  /** Where it began, and every cell that a piece was moved to; none at the start of a line. */
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
