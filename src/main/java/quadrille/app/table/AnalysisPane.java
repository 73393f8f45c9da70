package quadrille.app.table;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import quadrille.app.common.Fxml;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/** The analysis of the position looked at: switched on and off, its candidate moves below. */
final class AnalysisPane {
  private final TableModel model;
  private final Analysis analysis;
  private final Words words;
  private final Parent root;
  private final List<CandidateCard> cards;

  @FXML private ToggleSwitch on;
  @FXML private ToggleSwitch plan;
  @FXML private Button tree;
  @FXML private Label view;
  @FXML private Label state;
  @FXML private VBox candidates;

  /**
   * @param drawn whether what is expected is drawn on the board
   * @param tree shows the boards to come
   */
  AnalysisPane(
      TableModel model,
      Analysis analysis,
      BooleanProperty drawn,
      Runnable tree,
      Words words,
      Watch watch) {
    this.model = model;
    this.analysis = analysis;
    this.words = words;
    root = Fxml.ANALYSIS.load(words, this);
    cards =
        IntStream.range(0, Analysis.MOVES)
            .mapToObj(_ -> new CandidateCard(analysis, words))
            .toList();
    candidates.getChildren().setAll(cards.stream().map(CandidateCard::root).toList());
    view.setText(Viewpoint.explain(model.line(), words));
    this.tree.setOnAction(event -> tree.run());
    on.selectedProperty().bindBidirectional(analysis.onProperty());
    plan.selectedProperty().bindBidirectional(drawn);
    watch.on(analysis.findingsProperty(), this::show);
    watch.run(analysis.onProperty(), this::showState);
    watch.run(model.shownProperty(), this::showState);
  }

  Parent root() {
    return root;
  }

  private void show(List<Finding> found) {
    for (int i = 0; i < cards.size(); i++) {
      cards.get(i).show(i < found.size() ? found.get(i) : null);
    }
    showState();
  }

  private void showState() {
    List<Finding> found = analysis.findingsProperty().get();
    Line line = model.shownProperty().get();
    tree.setDisable(line.outcome() != null);
    if (!analysis.onProperty().get()) {
      state.setText(say("analysis.off"));
    } else if (line.outcome() != null) {
      state.setText(say("analysis.over"));
    } else if (found.isEmpty()) {
      state.setText(say("analysis.begins"));
    } else {
      SearchReport report = found.getFirst().report();
      state.setText(
          say(
              "analysis.state",
              line.ply(),
              report.depth(),
              ThoughtWords.count(report.nodes(), words.locale())));
    }
  }

  private String say(String key, Object... arguments) {
    return words.say(AnalysisPane.class, key, arguments);
  }
}
