package quadrille.app.updates;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlView;
import quadrille.text.Localizer;

/** A card that announces a newer version; it does not take the focus. */
public final class UpdateCard extends FxmlView {
  private final Release release;
  private final UpdateChecker updates;
  private final Runnable more;

  @FXML private Label text;
  @FXML private Button notes;

  /**
   * @param more shows the release notes
   */
  public UpdateCard(Release release, UpdateChecker updates, Runnable more, Localizer localizer) {
    super(localizer);
    this.release = release;
    this.updates = updates;
    this.more = more;
    text.setText(localize("card.text", release.version().toString()));
    notes.setAccessibleText(text.getText() + " " + notes.getText());
  }

  @FXML
  private void more() {
    more.run();
  }

  @FXML
  private void dismiss() {
    updates.dismiss(release);
  }
}
