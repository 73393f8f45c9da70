package quadrille.app.table.analysis;

import java.util.List;
import java.util.function.ObjIntConsumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SingleRow;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The card of a candidate move: its score, line and reason. Its button draws the line. */
final class CandidateCard extends FxmlView {
  private final AnalysisModel analysis;
  private final ObjIntConsumer<CandidateMove> walk;
  private @Nullable CandidateMove shown;

  @FXML private Button move;
  @FXML private Label score;
  @FXML private SingleRow line;
  @FXML private Label why;

  /**
   * @param walk shows the position after the first moves of a candidate's line
   */
  CandidateCard(AnalysisModel analysis, ObjIntConsumer<CandidateMove> walk, Localizer localizer) {
    super(localizer);
    this.analysis = analysis;
    this.walk = walk;
    move.setOnKeyPressed(this::keyPressed);
  }

  /** Shows a candidate; for null the card is invisible but keeps its space. */
  void show(@Nullable CandidateMove candidate) {
    shown = candidate;
    root().setVisible(candidate != null);
    if (candidate != null) {
      List<String> expected = candidate.bestLine().stream().map(this::localize).toList();
      Text reason = candidate.reason();
      move.setText(expected.getFirst());
      score.setText(localize(ScoreText.result(candidate.points(), candidate.line())));
      showLine(candidate, expected);
      why.setText(reason == null ? "" : localize(reason));
      move.setAccessibleText(
          localize("analysis.candidate", move.getText(), score.getText(), why.getText()));
    }
  }

  /** Fills the line. */
  private void showLine(CandidateMove candidate, List<String> expected) {
    line.getChildren().clear();
    for (int i = 1; i < expected.size(); i++) {
      int plies = i + 1;
      Label each = Nodes.styled(new Label(expected.get(i)), "line-move");
      each.setOnMouseClicked(_ -> walk.accept(candidate, plies));
      line.getChildren().add(each);
    }
  }

  /** The right arrow key plays the candidate on the board, as a click in its line does. */
  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.RIGHT && shown != null) {
      walk.accept(shown, 1);
      event.consume();
    }
  }

  @FXML
  private void draw() {
    if (shown != null) {
      analysis.selectedProperty().set(shown.move());
    }
  }
}
