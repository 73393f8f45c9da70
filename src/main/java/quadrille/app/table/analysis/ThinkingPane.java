package quadrille.app.table.analysis;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.analyst.SearchReportText;
import quadrille.app.table.analyst.SideReport;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** What the machines think, side by side, with the scores of the whole game above. */
final class ThinkingPane {
  private final Localizer words;
  private final Parent root;

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

  ThinkingPane(TableModel model, MoveExplanations whys, Localizer words, Subscriptions watch) {
    this.words = words;
    root = FxmlFile.THINKING.load(words, this);
    graph.getChildren().setAll(new EvaluationGraph(model, words, watch));
    view.setText(FirstSideScore.describeView(model.line(), words));
    showSide(model, Side.FIRST, firstMark, firstName);
    showSide(model, Side.SECOND, secondMark, secondName);
    watch.subscribe(model.reportProperty(Side.FIRST), this::showFirst);
    watch.subscribe(model.reportProperty(Side.SECOND), this::showSecond);
    watch.subscribe(whys.explanationProperty(Side.FIRST), why -> showExplanation(firstWhy, why));
    watch.subscribe(whys.explanationProperty(Side.SECOND), why -> showExplanation(secondWhy, why));
  }

  private void showSide(TableModel model, Side side, SideMark mark, Label name) {
    Game game = model.room().game();
    mark.show(game, model.line().settings(), side);
    name.setText(words.localize(game.sideName(side, model.line().settings())));
  }

  Parent root() {
    return root;
  }

  private void showFirst(@Nullable SideReport thought) {
    if (thought != null) {
      show(thought, firstDepth, firstScore, firstNodes, firstSpeed, firstLine);
    }
  }

  private void showSecond(@Nullable SideReport thought) {
    if (thought != null) {
      show(thought, secondDepth, secondScore, secondNodes, secondSpeed, secondLine);
    }
  }

  /** Fills the labels of one side: depth, score, positions, speed, expected moves. */
  private void show(SideReport thought, Label... labels) {
    SearchReport report = thought.report();
    int points = FirstSideScore.of(thought.line(), report.score());
    labels[0].setText(text("thinking.depth.value", report.depth(), report.selectiveDepth()));
    labels[1].setText(FirstSideScore.format(points, thought.line(), words));
    labels[2].setText(SearchReportText.compact(report.nodes(), words.locale()));
    labels[3].setText(
        text(
            "thinking.speed.value",
            SearchReportText.compact(report.nodesPerSecond(), words.locale())));
    labels[4].setText(String.join("  ", thought.bestLine()));
  }

  private void showExplanation(Label label, @Nullable Text why) {
    label.setText(why == null ? "" : words.localize(why));
  }

  private String text(String key, Object... arguments) {
    return words.localize(ThinkingPane.class, key, arguments);
  }
}
