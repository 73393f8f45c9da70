package quadrille.app.table.analysis;

import java.util.List;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/** Draws on the board what is expected to follow, if that is wanted. */
final class BestLineOverlay {
  private final TableModel model;
  private final BoardEvaluation evaluation;
  private final BoardView board;
  private final ObservableValue<Boolean> thinking;
  private final ObservableValue<Boolean> enabled;

  /**
   * @param thinking whether anything that machines think is shown
   * @param wanted whether it is drawn on the board
   */
  BestLineOverlay(
      TableModel model,
      BoardEvaluation evaluation,
      BoardView board,
      ObservableValue<Boolean> thinking,
      ObservableValue<Boolean> wanted,
      Subscriptions watch) {
    this.model = model;
    this.evaluation = evaluation;
    this.board = board;
    this.thinking = thinking;
    this.enabled = wanted;
    watch.onChange(evaluation.bestLineProperty(), this::show);
    watch.onChange(thinking, this::show);
    watch.onChange(wanted, this::show);
  }

  private void show() {
    Line line = model.navigation().line();
    SearchReport plan = evaluation.bestLineProperty().get();
    board.showBestLine(line, isShown(plan) ? plan.line() : List.of());
  }

  private boolean isShown(@Nullable SearchReport plan) {
    return plan != null && thinking.getValue() && enabled.getValue();
  }
}
