package quadrille.app.table.analysis;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The pane with what both computers think, side by side, below the graph of the game. */
final class ThinkingPane extends FxmlView {
  private final TableModel model;

  @FXML private VBox graph;
  @FXML private Label view;
  @FXML private SideMark firstMark;
  @FXML private SideMark secondMark;
  @FXML private Label firstName;
  @FXML private Label secondName;
  @FXML private Label firstDepth;
  @FXML private Label secondDepth;
  @FXML private Label firstScore;
  @FXML private Label secondScore;
  @FXML private Label firstNodes;
  @FXML private Label secondNodes;
  @FXML private Label firstSpeed;
  @FXML private Label secondSpeed;
  @FXML private Label firstLine;
  @FXML private Label secondLine;
  @FXML private Label firstWhy;
  @FXML private Label secondWhy;

  ThinkingPane(TableModel model, Localizer localizer, Subscriptions watch) {
    super(localizer);
    this.model = model;
    graph.getChildren().setAll(new EvaluationGraph(model, localizer, watch));
    view.setText(localize(ScoreText.firstSideView(model.line())));
    showSide(Side.FIRST, firstMark, firstName);
    showSide(Side.SECOND, secondMark, secondName);
    watch.subscribe(model.reportProperty(Side.FIRST), this::showFirst);
    watch.subscribe(model.reportProperty(Side.SECOND), this::showSecond);
  }

  private void showSide(Side side, SideMark mark, Label name) {
    Game game = model.module().game();
    mark.show(game, model.line().settings(), side);
    name.setText(localize(game.sideName(side, model.line().settings())));
  }

  private void showFirst(@Nullable CandidateMove move) {
    if (move != null) {
      show(move, firstWhy, firstDepth, firstScore, firstNodes, firstSpeed, firstLine);
    }
  }

  private void showSecond(@Nullable CandidateMove move) {
    if (move != null) {
      show(move, secondWhy, secondDepth, secondScore, secondNodes, secondSpeed, secondLine);
    }
  }

  /**
   * Fills the labels of one side.
   *
   * @param labels for depth, score, positions, speed and best line
   */
  private void show(CandidateMove move, Label why, Label... labels) {
    SearchReport report = move.report();
    model.analyst().explain(move, reason -> showReason(why, reason));
    labels[0].setText(localize("thinking.depth.value", report.depth(), report.selectiveDepth()));
    labels[1].setText(localize(ScoreText.forFirstSide(move.points(), move.line())));
    labels[2].setText(ScoreText.compact(report.nodes(), localizer.locale()));
    labels[3].setText(
        localize(
            "thinking.speed.value",
            ScoreText.compact(report.nodesPerSecond(), localizer.locale())));
    labels[4].setText(String.join("  ", move.bestLine()));
  }

  private void showReason(Label label, @Nullable Text reason) {
    label.setText(reason == null ? "" : localize(reason));
  }
}
