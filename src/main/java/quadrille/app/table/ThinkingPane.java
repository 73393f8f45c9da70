package quadrille.app.table;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.SideMark;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.SearchReport;

/** What the machines think, side by side, with the scores of the whole game above. */
final class ThinkingPane {
  private final Words words;
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

  ThinkingPane(TableModel model, Whys whys, Words words, Watch watch) {
    this.words = words;
    root = Fxml.THINKING.load(words, this);
    graph.getChildren().setAll(new EvaluationGraph(model, words, watch));
    view.setText(Viewpoint.explain(model.line(), words));
    head(model, Side.FIRST, firstMark, firstName);
    head(model, Side.SECOND, secondMark, secondName);
    watch.on(model.thoughtProperty(Side.FIRST), this::showFirst);
    watch.on(model.thoughtProperty(Side.SECOND), this::showSecond);
    watch.on(whys.whyProperty(Side.FIRST), why -> showWhy(firstWhy, why));
    watch.on(whys.whyProperty(Side.SECOND), why -> showWhy(secondWhy, why));
  }

  private void head(TableModel model, Side side, SideMark mark, Label name) {
    Game game = model.room().game();
    mark.show(game, model.line().settings(), side);
    name.setText(words.say(game.sideName(side, model.line().settings())));
  }

  Parent root() {
    return root;
  }

  private void showFirst(@Nullable Thought thought) {
    if (thought != null) {
      show(thought, firstDepth, firstScore, firstNodes, firstSpeed, firstLine);
    }
  }

  private void showSecond(@Nullable Thought thought) {
    if (thought != null) {
      show(thought, secondDepth, secondScore, secondNodes, secondSpeed, secondLine);
    }
  }

  /** Fills the labels of one side: depth, score, positions, speed, expected moves. */
  private void show(Thought thought, Label... labels) {
    SearchReport report = thought.report();
    int points = Viewpoint.ofFirst(thought.line(), report.score());
    labels[0].setText(say("thinking.depth.value", report.depth(), report.selectiveDepth()));
    labels[1].setText(Viewpoint.say(points, thought.line(), words));
    labels[2].setText(ThoughtWords.count(report.nodes(), words.locale()));
    labels[3].setText(
        say("thinking.speed.value", ThoughtWords.count(report.nodesPerSecond(), words.locale())));
    labels[4].setText(String.join("  ", thought.expected()));
  }

  private void showWhy(Label label, @Nullable Text why) {
    label.setText(why == null ? "" : words.say(why));
  }

  private String say(String key, Object... arguments) {
    return words.say(ThinkingPane.class, key, arguments);
  }
}
