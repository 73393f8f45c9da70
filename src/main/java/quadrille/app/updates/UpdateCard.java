package quadrille.app.updates;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlFile;
import quadrille.text.Localizer;

/** A card that announces a newer version; it does not take the focus. */
public final class UpdateCard {
  private final Release release;
  private final UpdateChecker updates;
  private final Runnable more;
  private final Parent root;

  @FXML private Label text;
  @FXML private Button notes;

  /**
   * @param more shows the release notes
   */
  public UpdateCard(Release release, UpdateChecker updates, Runnable more, Localizer words) {
    this.release = release;
    this.updates = updates;
    this.more = more;
    root = FxmlFile.UPDATE_CARD.load(words, this);
    text.setText(words.localize(UpdateCard.class, "card.text", release.version().toString()));
    notes.setAccessibleText(text.getText() + " " + notes.getText());
  }

  public Parent root() {
    return root;
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
