package quadrille.app.navigation;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlFile;
import quadrille.text.Localizer;

/** Shows a confirmation; the button that cancels has the focus. */
public final class ConfirmationCard {
  private final Runnable onYes;
  private final Runnable onNo;
  private final Parent root;

  @FXML private Label title;
  @FXML private Label detail;
  @FXML private Button no;
  @FXML private Button yes;

  public ConfirmationCard(
      Confirmation question, Localizer localizer, Runnable onYes, Runnable onNo) {
    this.onYes = onYes;
    this.onNo = onNo;
    root = FxmlFile.CONFIRMATION.load(localizer, this);
    title.setText(localizer.localize(question.title()));
    detail.setText(localizer.localize(question.detail()));
    yes.setText(localizer.localize(question.yes()));
    no.setText(localizer.localize(question.no()));
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
