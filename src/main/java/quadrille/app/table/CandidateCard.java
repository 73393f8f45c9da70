package quadrille.app.table;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.Words;
import quadrille.core.Text;

/** One candidate move: its score, the moves expected after it, why. Its button draws these. */
final class CandidateCard {
  private final Analysis analysis;
  private final Words words;
  private final Parent root;
  private @Nullable Finding shown;

  @FXML private Button move;
  @FXML private Label score;
  @FXML private Label line;
  @FXML private Label why;

  CandidateCard(Analysis analysis, Words words) {
    this.analysis = analysis;
    this.words = words;
    root = Fxml.CANDIDATE.load(words, this);
  }

  Parent root() {
    return root;
  }

  /** Its place is kept while there is nothing to show. */
  void show(@Nullable Finding finding) {
    shown = finding;
    root.setVisible(finding != null);
    if (finding != null) {
      List<String> expected = finding.thought().expected();
      Text reason = finding.why();
      move.setText(expected.getFirst());
      score.setText(Viewpoint.say(finding.points(), finding.line(), words));
      line.setText(String.join("  ", expected.subList(1, expected.size())));
      why.setText(reason == null ? "" : words.say(reason));
      move.setAccessibleText(
          words.say(
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
      analysis.pick(shown.report().bestMove());
    }
  }
}
