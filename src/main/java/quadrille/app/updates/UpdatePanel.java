package quadrille.app.updates;

import java.lang.System.Logger.Level;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** Shows the release notes of a newer version and opens its download page. */
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
   * @param ours the running version
   * @param done closes the panel
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
    String releaseNotes = release.notes(words.locale());
    notes.setText(releaseNotes.isEmpty() ? say("panel.no-notes") : releaseNotes);
    page.setText(release.page().toString());
  }

  private String say(String key, Object... arguments) {
    return words.localize(UpdatePanel.class, key, arguments);
  }

  public Parent root() {
    return root;
  }

  /** Opens the page, or copies its address if there is no browser. */
  @FXML
  private void open() {
    try {
      browser.show(release.page());
    } catch (UnsupportedOperationException e) {
      LOG.log(Level.INFO, "cannot open a browser: " + e.getMessage());
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
