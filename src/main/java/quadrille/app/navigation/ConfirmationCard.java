package quadrille.app.navigation;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlView;
import quadrille.text.Localizer;

/** Shows a confirmation; the button that cancels has the focus. */
public final class ConfirmationCard extends FxmlView {
  @FXML private Label title;
  @FXML private Label detail;
  @FXML private Button no;
  @FXML private Button yes;

  public ConfirmationCard(
      Confirmation question, Localizer localizer, Runnable onYes, Runnable onNo) {
    super(localizer);
    title.setText(localize(question.title()));
    detail.setText(localize(question.detail()));
    yes.setText(localize(question.yes()));
    no.setText(localize(question.no()));
    yes.setOnAction(_ -> onYes.run());
    no.setOnAction(_ -> onNo.run());
  }
}
