package quadrille.app.navigation;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlView;
import quadrille.text.Localizer;

/** Shows a confirmation; the button that cancels has the focus. */
public final class ConfirmationCard extends FxmlView {
  private final Runnable onYes;
  private final Runnable onNo;

  @FXML private Label title;
  @FXML private Label detail;
  @FXML private Button no;
  @FXML private Button yes;

  public ConfirmationCard(
      Confirmation question, Localizer localizer, Runnable onYes, Runnable onNo) {
    super(localizer);
    this.onYes = onYes;
    this.onNo = onNo;
    title.setText(localize(question.title()));
    detail.setText(localize(question.detail()));
    yes.setText(localize(question.yes()));
    no.setText(localize(question.no()));
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
