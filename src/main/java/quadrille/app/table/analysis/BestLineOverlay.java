package quadrille.app.table.analysis;

import java.util.List;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/** Draws the best line on the board while the player wants it. */
final class BestLineOverlay {
  private final TableModel model;
  private final BoardEvaluation evaluation;
  private final BoardView board;
  private final ObservableValue<Boolean> thinking;
  private final ObservableValue<Boolean> enabled;

  /**
   * @param thinking whether anything that computers think is shown
   * @param enabled whether the best line is drawn
   */
  BestLineOverlay(
      TableModel model,
      BoardEvaluation evaluation,
      BoardView board,
      ObservableValue<Boolean> thinking,
      ObservableValue<Boolean> enabled,
      Subscriptions watch) {
    this.model = model;
    this.evaluation = evaluation;
    this.board = board;
    this.thinking = thinking;
    this.enabled = enabled;
    watch.onChange(evaluation.bestLineProperty(), this::show);
    watch.onChange(thinking, this::show);
    watch.onChange(enabled, this::show);
  }

  private void show() {
    Line line = model.navigation().line();
    SearchReport report = evaluation.bestLineProperty().get();
    board.showBestLine(line, isShown(report) ? report.line() : List.of());
  }

  private boolean isShown(@Nullable SearchReport report) {
    return report != null && thinking.getValue() && enabled.getValue();
  }
}
