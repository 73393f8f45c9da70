package quadrille.app.table.analysis;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import quadrille.app.settings.Preferences;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.text.Localizer;

/**
 * The views of what computers think: the two panes, the evaluation bar and the best line on the
 * board. They are shown and hidden together.
 */
public final class AnalysisViews {
  private final TableModel model;
  private final BoardView board;
  private final AnalysisModel analysis;
  private final ThinkingVisibility visibility;
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
    visibility = new ThinkingVisibility(model, preferences.thinkingProperty(), watch);
    bestLineShown = preferences.planProperty();
    analysis = new AnalysisModel(model, visibility.shownProperty(), watch);
    evaluationBar = new EvaluationBar(model, analysis.pointsProperty(), board, localizer, watch);
    thinkingPane = new ThinkingPane(model, localizer, watch).root();
    Node insights =
        new InsightPanel(model, board, visibility.shownProperty(), localizer, watch).root();
    analysisPane =
        new AnalysisPane(model, analysis, bestLineShown, openTree, insights, localizer, watch)
            .root();
    watch.onChange(analysis.bestMoveProperty(), this::showBestLine);
    watch.onChange(bestLineShown, this::showBestLine);
    watch.onChange(analysis.onProperty(), this::showAnalysis);
    watch.onChange(visibility.shownProperty(), this::update);
  }

  /** Whoever asks for an analysis wants to see it. */
  private void showAnalysis() {
    if (analysis.onProperty().get()) {
      visibility.choose(true);
    }
  }

  /** Shows or hides everything; an analysis that nobody sees ends. */
  private void update() {
    boolean shown = visibility.shownProperty().get();
    Nodes.setShown(evaluationBar, shown);
    showBestLine();
    if (!shown) {
      analysis.onProperty().set(false);
    }
  }

  /** Whether all this is shown. */
  public ThinkingVisibility visibility() {
    return visibility;
  }

  private void showBestLine() {
    CandidateMove best = analysis.bestMoveProperty().get();
    board.showBestLine(
        model.navigation().line(),
        best != null && visibility.shownProperty().get() && bestLineShown.get()
            ? best.report().line()
            : List.of());
  }

  /** Whether the analysis is on. */
  public BooleanProperty analysisProperty() {
    return analysis.onProperty();
  }

  /** A panel with the boards that may follow the position shown. */
  public FxmlView boardTree(Localizer localizer) {
    return new BoardTreePanel(model, analysis, localizer);
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
