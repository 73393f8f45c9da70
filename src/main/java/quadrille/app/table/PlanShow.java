package quadrille.app.table;

import java.util.List;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/** Draws on the board what is expected to follow, if that is wanted. */
final class PlanShow {
  private final TableModel model;
  private final Evaluation evaluation;
  private final BoardView board;
  private final ObservableValue<Boolean> thinking;
  private final ObservableValue<Boolean> wanted;

  /**
   * @param thinking whether anything that machines think is shown
   * @param wanted whether it is drawn on the board
   */
  PlanShow(
      TableModel model,
      Evaluation evaluation,
      BoardView board,
      ObservableValue<Boolean> thinking,
      ObservableValue<Boolean> wanted,
      Watch watch) {
    this.model = model;
    this.evaluation = evaluation;
    this.board = board;
    this.thinking = thinking;
    this.wanted = wanted;
    watch.run(evaluation.planProperty(), this::show);
    watch.run(thinking, this::show);
    watch.run(wanted, this::show);
  }

  private void show() {
    Line line = model.shownProperty().get();
    SearchReport plan = evaluation.planProperty().get();
    board.plan(line, isWanted(plan) ? plan.line() : List.of());
  }

  private boolean isWanted(@Nullable SearchReport plan) {
    return plan != null && thinking.getValue() && wanted.getValue();
  }
}
