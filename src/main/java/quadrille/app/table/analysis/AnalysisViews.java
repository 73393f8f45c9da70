package quadrille.app.table.analysis;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import quadrille.app.settings.Preferences;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.text.Localizer;

/**
 * The views of what computers think: the two panes, the evaluation bar and the best line on the
 * board. One preference hides them all.
 */
public final class AnalysisViews {
  private final TableModel model;
  private final BoardView board;
  private final AnalysisModel analysis;
  private final BooleanProperty shown;
  private final BooleanProperty bestLineShown;
  private final Node evaluationBar;
  private final Node thinkingPane;
  private final Node analysisPane;

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
    this.model = model;
    this.board = board;
    shown = preferences.thinkingProperty();
    bestLineShown = preferences.planProperty();
    analysis = new AnalysisModel(model, watch);
    evaluationBar =
        new EvaluationBar(
            model,
            analysis.pointsProperty(),
            board.settings().animationMillisProperty(),
            localizer,
            watch);
    thinkingPane = new ThinkingPane(model, localizer, watch).root();
    analysisPane =
        new AnalysisPane(model, analysis, bestLineShown, openTree, localizer, watch).root();
    watch.onChange(analysis.bestMoveProperty(), this::showBestLine);
    watch.onChange(bestLineShown, this::showBestLine);
    watch.onChange(shown, this::update);
    watch.onChange(analysis.onProperty(), this::update);
  }

  /** Shows or hides everything; an analysis that nobody sees ends. */
  private void update() {
    Nodes.setShown(evaluationBar, shown.get());
    showBestLine();
    if (!shown.get()) {
      analysis.onProperty().set(false);
    }
  }

  private void showBestLine() {
    CandidateMove best = analysis.bestMoveProperty().get();
    board.showBestLine(
        model.navigation().line(),
        best != null && shown.get() && bestLineShown.get() ? best.report().line() : List.of());
  }

  /** Whether the analysis is on. */
  public BooleanProperty analysisProperty() {
    return analysis.onProperty();
  }

  public Node evaluationBar() {
    return evaluationBar;
  }

  /** What both computers think, side by side. */
  public Node thinkingPane() {
    return thinkingPane;
  }

  /** The candidate moves of the analysis. */
  public Node analysisPane() {
    return analysisPane;
  }
}
