package quadrille.app.common;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** A question with its two answers; the one that changes nothing has the focus. */
public final class QuestionCard {
  private final Runnable onYes;
  private final Runnable onNo;
  private final Parent root;

  @FXML private Label title;
  @FXML private Label detail;
  @FXML private Button no;
  @FXML private Button yes;

  public QuestionCard(Question question, Words words, Runnable onYes, Runnable onNo) {
    this.onYes = onYes;
    this.onNo = onNo;
    root = Fxml.QUESTION.load(words, this);
    title.setText(words.say(question.title()));
    detail.setText(words.say(question.detail()));
    yes.setText(words.say(question.yes()));
    no.setText(words.say(question.no()));
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void yes() {
    onYes.run();
  }

  @FXML
  private void no() {
    onNo.run();
  }
}
