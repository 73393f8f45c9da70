package quadrille.app.table.analysis;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.ui.FxmlView;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The card of a candidate move: its score, line and reason. Its button draws the line. */
final class CandidateCard extends FxmlView {
  private final AnalysisModel analysis;
  private @Nullable CandidateMove shown;

  @FXML private Button move;
  @FXML private Label score;
  @FXML private Label line;
  @FXML private Label why;

  CandidateCard(AnalysisModel analysis, Localizer localizer) {
    super(localizer);
    this.analysis = analysis;
  }

  /** Shows a candidate; for null the card is invisible but keeps its space. */
  void show(@Nullable CandidateMove candidate) {
    shown = candidate;
    root().setVisible(candidate != null);
    if (candidate != null) {
      List<String> expected = candidate.bestLine();
      Text reason = candidate.reason();
      move.setText(expected.getFirst());
      score.setText(localize(ScoreText.forFirstSide(candidate.points(), candidate.line())));
      line.setText(String.join("  ", expected.subList(1, expected.size())));
      why.setText(reason == null ? "" : localize(reason));
      move.setAccessibleText(
          localize("analysis.candidate", move.getText(), score.getText(), why.getText()));
    }
  }

  @FXML
  private void draw() {
    if (shown != null) {
      analysis.selectedProperty().set(shown.move());
    }
  }
}
