package quadrille.app.updates;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.common.Fxml;
import quadrille.app.common.Words;

/** The quiet word that there is a newer version; it takes no focus. */
public final class UpdateCard {
  private final Release release;
  private final Updates updates;
  private final Runnable more;
  private final Parent root;

  @FXML private Label text;
  @FXML private Button notes;

  /**
   * @param more leads to what is new in it
   */
  public UpdateCard(Release release, Updates updates, Runnable more, Words words) {
    this.release = release;
    this.updates = updates;
    this.more = more;
    root = Fxml.UPDATE_CARD.load(words, this);
    text.setText(words.say(UpdateCard.class, "card.text", release.version().toString()));
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
