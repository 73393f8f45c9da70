package quadrille.app.updates;

import java.lang.System.Logger.Level;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** What is new in a newer version, and the way to the page where it can be had. */
public final class UpdatePanel {
  private static final System.Logger LOG = System.getLogger(UpdatePanel.class.getName());

  private final Release release;
  private final Browser browser;
  private final Localizer words;
  private final Runnable done;
  private final Parent root;

  @FXML private Label title;
  @FXML private Label ours;
  @FXML private Label notes;
  @FXML private Label page;
  @FXML private Button copy;

  /**
   * @param ours the version that runs
   * @param done told when the player has seen enough
   */
  public UpdatePanel(
      Release release, String ours, Browser browser, Localizer words, Runnable done) {
    this.release = release;
    this.browser = browser;
    this.words = words;
    this.done = done;
    root = FxmlFile.UPDATE.load(words, this);
    title.setText(say("panel.title", release.version().toString()));
    this.ours.setText(say("panel.ours", ours));
    String told = release.notes(words.locale());
    notes.setText(told.isEmpty() ? say("panel.no-notes") : told);
    page.setText(release.page().toString());
  }

  private String say(String key, Object... arguments) {
    return words.localize(UpdatePanel.class, key, arguments);
  }

  public Parent root() {
    return root;
  }

  /** Shows the page, or has its address ready to be pasted where nothing can show it. */
  @FXML
  private void open() {
    try {
      browser.show(release.page());
    } catch (UnsupportedOperationException e) {
      LOG.log(Level.INFO, "no page can be shown: " + e.getMessage());
      copy();
    }
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(release.page().toString());
    copy.setText(say("panel.copied"));
  }

  @FXML
  private void done() {
    done.run();
  }
}
