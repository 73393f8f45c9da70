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
 * All that a table shows of what machines think: the panes, the bar beside the board, the moves
 * drawn on it, the analysis. Hidden together.
 */
public final class AnalysisViews implements AutoCloseable {
  private final AnalysisModel analysis;
  private final EvaluationBar evaluationBar;
  private final Parent thinkingPane;
  private final Parent analysisPane;

  /**
   * @param tree shows the boards to come
   */
  public AnalysisViews(
      TableModel model,
      BoardView board,
      Preferences preferences,
      Runnable tree,
      Localizer words,
      Subscriptions watch) {
    BooleanProperty shown = preferences.thinkingProperty();
    BooleanProperty drawn = preferences.planProperty();
    analysis = new AnalysisModel(model, watch);
    BoardEvaluation evaluation = new BoardEvaluation(model, analysis, watch);
    evaluationBar = new EvaluationBar(model, evaluation, words, watch);
    thinkingPane = new ThinkingPane(model, words, watch).root();
    analysisPane = new AnalysisPane(model, analysis, drawn, tree, words, watch).root();
    new BestLineOverlay(model, evaluation, board, shown, drawn, watch);
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

  /** Whether the position looked at is analysed. */
  public BooleanProperty analysisProperty() {
    return analysis.onProperty();
  }

  public Node evaluationBar() {
    return evaluationBar;
  }

  /** What the machines think, side by side. */
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
