package quadrille.app.ui;

import javafx.fxml.FXML;
import quadrille.text.Localizer;

/** A panel in front of the screen, with a button that closes it. */
public abstract class FxmlPanel extends FxmlView {
  private final Runnable done;

  /**
   * @param done run when the player closes the panel
   */
  protected FxmlPanel(Localizer localizer, Runnable done) {
    super(localizer);
    this.done = done;
  }

  @FXML
  private void done() {
    done.run();
  }
}
