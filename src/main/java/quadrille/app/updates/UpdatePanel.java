package quadrille.app.updates;

import java.lang.System.Logger.Level;
import java.net.URI;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** Shows the release notes of a newer version and opens its download page. */
public final class UpdatePanel extends FxmlView {
  private static final System.Logger LOG = System.getLogger(UpdatePanel.class.getName());

  private final Release release;
  private final Consumer<URI> browser;

  @FXML private Label title;
  @FXML private Label ours;
  @FXML private Label notes;
  @FXML private Label page;
  @FXML private Button copy;

  /**
   * @param ours the running version
   */
  public UpdatePanel(Release release, String ours, Consumer<URI> browser, Localizer localizer) {
    super(localizer);
    this.release = release;
    this.browser = browser;
    title.setText(localize("panel.title", release.version().toString()));
    this.ours.setText(localize("panel.ours", ours));
    String releaseNotes = release.notes(localizer.locale());
    notes.setText(releaseNotes.isEmpty() ? localize("panel.no-notes") : releaseNotes);
    page.setText(release.page().toString());
  }

  /** Opens the page, or copies its address if there is no browser. */
  @FXML
  private void open() {
    try {
      browser.accept(release.page());
    } catch (UnsupportedOperationException e) {
      LOG.log(Level.INFO, "cannot open a browser: " + e.getMessage());
      copy();
    }
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(release.page().toString());
    copy.setText(localize("panel.copied"));
  }
}
