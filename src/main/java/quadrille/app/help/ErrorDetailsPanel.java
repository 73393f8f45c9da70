package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** Shows the stack trace of an error, to be copied into a report. */
public final class ErrorDetailsPanel extends FxmlView {
  private final String all;

  @FXML private TextArea details;
  @FXML private Label copied;

  public ErrorDetailsPanel(String all, Localizer localizer) {
    super(localizer);
    this.all = all;
    details.setText(all);
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(all);
    copied.setText(localize("about.copied"));
  }
}
