package quadrille.app.table;

import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.app.settings.Preferences;
import quadrille.board.BoardView;

/**
 * All that a table shows of what machines think: the panes, the bar beside the board, the moves
 * drawn on it, the analysis. Hidden together.
 */
final class Insight implements AutoCloseable {
  private final Whys whys;
  private final Analysis analysis;
  private final EvaluationBar bar;
  private final Parent thinking;
  private final Parent candidates;

  /**
   * @param tree shows the boards to come
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  Insight(
      TableModel model,
      BoardView board,
      Preferences preferences,
      Runnable tree,
      Words words,
      Executor screen,
      Watch watch) {
    BooleanProperty shown = preferences.thinkingProperty();
    BooleanProperty drawn = preferences.planProperty();
    whys = new Whys(model, screen, watch);
    analysis = new Analysis(model, screen, watch);
    Evaluation evaluation = new Evaluation(model, analysis, watch);
    bar = new EvaluationBar(model, evaluation, words, watch);
    thinking = new ThinkingPane(model, whys, words, watch).root();
    candidates = new AnalysisPane(model, analysis, drawn, tree, words, watch).root();
    new PlanShow(model, evaluation, board, shown, drawn, watch);
    watch.on(shown, this::show);
    watch.run(analysis.onProperty(), () -> hideWhere(!shown.get()));
  }

  private void show(boolean shown) {
    bar.setVisible(shown);
    bar.setManaged(shown);
    hideWhere(!shown);
  }

  private void hideWhere(boolean hidden) {
    if (hidden) {
      analysis.onProperty().set(false);
    }
  }

  /** Whether the position looked at is analysed. */
  BooleanProperty analysisProperty() {
    return analysis.onProperty();
  }

  Node bar() {
    return bar;
  }

  /** What the machines think, side by side. */
  Parent thinking() {
    return thinking;
  }

  /** The candidate moves of the analysis. */
  Parent candidates() {
    return candidates;
  }

  @Override
  public void close() {
    whys.close();
    analysis.close();
  }
}
