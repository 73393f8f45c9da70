package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** Shows the stack trace of an error, to be copied into a report. */
public final class ErrorDetailsPanel {
  private final String all;
  private final Localizer localizer;
  private final Runnable done;
  private final Parent root;

  @FXML private TextArea details;
  @FXML private Label copied;

  /**
   * @param done run when the player closes the panel
   */
  public ErrorDetailsPanel(String all, Localizer localizer, Runnable done) {
    this.all = all;
    this.localizer = localizer;
    this.done = done;
    root = FxmlFile.DETAILS.load(localizer, this);
    details.setText(all);
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(all);
    copied.setText(localizer.localize(ErrorDetailsPanel.class, "about.copied"));
  }

  @FXML
  private void done() {
    done.run();
  }
}
