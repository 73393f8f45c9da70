package quadrille.app.table.analysis;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.ui.FxmlFile;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** One candidate move: its score, the moves expected after it, why. Its button draws these. */
final class CandidateCard {
  private final AnalysisModel analysis;
  private final Localizer words;
  private final Parent root;
  private @Nullable CandidateMove shown;

  @FXML private Button move;
  @FXML private Label score;
  @FXML private Label line;
  @FXML private Label why;

  CandidateCard(AnalysisModel analysis, Localizer words) {
    this.analysis = analysis;
    this.words = words;
    root = FxmlFile.CANDIDATE.load(words, this);
  }

  Parent root() {
    return root;
  }

  /** Its place is kept while there is nothing to show. */
  void show(@Nullable CandidateMove finding) {
    shown = finding;
    root.setVisible(finding != null);
    if (finding != null) {
      List<String> expected = finding.bestLine();
      Text reason = finding.reason();
      move.setText(expected.getFirst());
      score.setText(words.localize(ScoreText.forFirstSide(finding.points(), finding.line())));
      line.setText(String.join("  ", expected.subList(1, expected.size())));
      why.setText(reason == null ? "" : words.localize(reason));
      move.setAccessibleText(
          words.localize(
              CandidateCard.class,
              "analysis.candidate",
              move.getText(),
              score.getText(),
              why.getText()));
    }
  }

  @FXML
  private void draw() {
    if (shown != null) {
      analysis.select(shown.move());
    }
  }
}
