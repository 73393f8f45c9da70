package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import quadrille.app.common.Copied;
import quadrille.app.common.Fxml;
import quadrille.app.common.Words;

/** What went wrong exactly, for somebody who helps; it can be copied. */
public final class DetailsPanel {
  private final String all;
  private final Words words;
  private final Runnable done;
  private final Parent root;

  @FXML private TextArea details;
  @FXML private Label copied;

  /**
   * @param done told when the player has seen enough
   */
  public DetailsPanel(String all, Words words, Runnable done) {
    this.all = all;
    this.words = words;
    this.done = done;
    root = Fxml.DETAILS.load(words, this);
    details.setText(all);
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void copy() {
    Copied.text(all);
    copied.setText(words.say(DetailsPanel.class, "about.copied"));
  }

  @FXML
  private void done() {
    done.run();
  }
}
