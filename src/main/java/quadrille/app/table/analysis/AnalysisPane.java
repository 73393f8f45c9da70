package quadrille.app.table.analysis;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The pane of the analysis: its switches and the candidate moves. */
final class AnalysisPane extends FxmlView {
  private final TableModel model;
  private final AnalysisModel analysis;
  private final List<CandidateCard> cards;

  @FXML private ToggleSwitch on;
  @FXML private ToggleSwitch plan;
  @FXML private Button tree;
  @FXML private VBox insights;
  @FXML private Label view;
  @FXML private Label state;
  @FXML private VBox candidates;

  /**
   * @param bestLineShown whether the best line is drawn on the board
   * @param openTree opens the boards to come
   * @param insight where the player chooses what the board points out
   */
  AnalysisPane(
      TableModel model,
      AnalysisModel analysis,
      BooleanProperty bestLineShown,
      Runnable openTree,
      Node insight,
      Localizer localizer,
      Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.analysis = analysis;
    cards =
        IntStream.range(0, AnalysisModel.CANDIDATES)
            .mapToObj(_ -> new CandidateCard(analysis, this::walk, localizer))
            .toList();
    candidates.getChildren().setAll(cards.stream().map(CandidateCard::root).toList());
    insights.getChildren().setAll(insight);
    view.setText(localize(ScoreText.firstSideView(model.line())));
    tree.setOnAction(event -> openTree.run());
    on.selectedProperty().bindBidirectional(analysis.onProperty());
    plan.selectedProperty().bindBidirectional(bestLineShown);
    watch.subscribe(analysis.candidatesProperty(), this::show);
    watch.onChange(analysis.onProperty(), this::showState);
    watch.onChange(model.navigation().lineProperty(), this::showState);
  }

  private void walk(CandidateMove candidate, int plies) {
    List<Long> moves = candidate.report().line();
    model.navigation().walk(candidate.line(), moves.subList(0, Math.min(plies, moves.size())));
  }

  private void show(List<CandidateMove> found) {
    for (int i = 0; i < cards.size(); i++) {
      cards.get(i).show(i < found.size() ? found.get(i) : null);
    }
    showState();
  }

  private void showState() {
    List<CandidateMove> found = analysis.candidatesProperty().get();
    Line line = model.navigation().line();
    tree.setDisable(line.outcome() != null);
    // Without an analysis, the room that they keep for its moves would be empty.
    Nodes.setShown(candidates, analysis.onProperty().get() || !found.isEmpty());
    if (!analysis.onProperty().get()) {
      state.setText(localize("analysis.off"));
    } else if (line.outcome() != null) {
      state.setText(localize("analysis.over"));
    } else if (found.isEmpty()) {
      state.setText(localize("analysis.begins"));
    } else {
      SearchReport report = found.getFirst().report();
      state.setText(stateText(line, report, localizer));
    }
  }

  /** The position that is analysed, the depth, and how many positions were searched. */
  static String stateText(Line line, SearchReport report, Localizer localizer) {
    return localizer.localize(
        AnalysisPane.class,
        "analysis.state",
        position(line),
        report.depth(),
        ScoreText.compact(report.nodes(), localizer.locale()),
        report.nodes());
  }

  private static Text position(Line line) {
    if (line.parent() == null) {
      return Text.of(AnalysisPane.class, "moves.start");
    }
    MoveNumber move = MoveNumber.of(line);
    Text side = line.game().sideName(move.side(), line.settings());
    return Text.of(AnalysisPane.class, "analysis.after", move.number(), side);
  }
}
