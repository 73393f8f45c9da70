package quadrille.app.table.analysis;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.analyst.MoveExplanations;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;

/** The pane with what both computers think, side by side, below the graph of the game. */
final class ThinkingPane extends FxmlView {
  private final MoveExplanations explanations;

  @FXML private VBox graph;
  @FXML private Label view;
  @FXML private GridPane grid;

  ThinkingPane(TableModel model, Localizer localizer, Subscriptions watch) {
    super(localizer);
    explanations = new MoveExplanations(model.module().explainer(), Platform::runLater);
    EvaluationGraph course = new EvaluationGraph(model, FirstSideScore::of, localizer, watch);
    course.setId("evaluation-graph");
    graph.getChildren().setAll(course);
    view.setText(localize(ScoreText.firstSideView(model.line())));
    Game game = model.module().game();
    for (Side side : Side.values()) {
      SideMark mark = (SideMark) grid.lookup("#" + side.id() + "Mark");
      mark.show(game, model.line().settings(), side);
      setText(side, "Name", localize(game.sideName(side, model.line().settings())));
      watch.subscribe(model.reportProperty(side), this::show);
    }
  }

  private void show(@Nullable CandidateMove move) {
    if (move == null) {
      return;
    }
    SearchReport report = move.report();
    Side side = move.side();
    String nodes = ScoreText.compact(report.nodes(), localizer.locale());
    String speed = ScoreText.compact(report.nodesPerSecond(), localizer.locale());
    setText(
        side, "Depth", localize("thinking.depth.value", report.depth(), report.selectiveDepth()));
    setText(side, "Score", localize(ScoreText.forFirstSide(move.points(), move.line())));
    setText(side, "Nodes", nodes);
    setText(side, "Speed", localize("thinking.speed.value", speed));
    setText(side, "Line", move.bestLine(localizer));
    explanations.explain(
        move, reason -> setText(side, "Why", reason == null ? "" : localize(reason)));
  }

  /** Sets the text of the label whose id is the side and what it shows, such as firstDepth. */
  private void setText(Side side, String content, String text) {
    ((Label) grid.lookup("#" + side.id() + content)).setText(text);
  }
}
