package quadrille.app.table.analysis;

import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import quadrille.app.settings.Preferences;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.text.Localizer;

/**
 * The views of what computers think: the two panes, the evaluation bar and the best line on the
 * board. One preference hides them all.
 */
public final class AnalysisViews implements AutoCloseable {
  private final AnalysisModel analysis;
  private final EvaluationBar evaluationBar;
  private final Parent thinkingPane;
  private final Parent analysisPane;

  /**
   * @param openTree opens the boards to come
   */
  public AnalysisViews(
      TableModel model,
      BoardView board,
      Preferences preferences,
      Runnable openTree,
      Localizer localizer,
      Subscriptions watch) {
    BooleanProperty shown = preferences.thinkingProperty();
    BooleanProperty bestLineShown = preferences.planProperty();
    analysis = new AnalysisModel(model, watch);
    BoardEvaluation evaluation = new BoardEvaluation(model, analysis, watch);
    evaluationBar = new EvaluationBar(model, evaluation, localizer, watch);
    thinkingPane = new ThinkingPane(model, localizer, watch).root();
    analysisPane =
        new AnalysisPane(model, analysis, bestLineShown, openTree, localizer, watch).root();
    new BestLineOverlay(model, evaluation, board, shown, bestLineShown, watch);
    watch.subscribe(shown, this::show);
    watch.onChange(analysis.onProperty(), () -> stopAnalysisIf(!shown.get()));
  }

  private void show(boolean shown) {
    Nodes.setShown(evaluationBar, shown);
    stopAnalysisIf(!shown);
  }

  private void stopAnalysisIf(boolean hidden) {
    if (hidden) {
      analysis.onProperty().set(false);
    }
  }

  /** Whether the analysis is on. */
  public BooleanProperty analysisProperty() {
    return analysis.onProperty();
  }

  public Node evaluationBar() {
    return evaluationBar;
  }

  /** What both computers think, side by side. */
  public Parent thinkingPane() {
    return thinkingPane;
  }

  /** The candidate moves of the analysis. */
  public Parent analysisPane() {
    return analysisPane;
  }

  @Override
  public void close() {
    analysis.close();
  }
}
