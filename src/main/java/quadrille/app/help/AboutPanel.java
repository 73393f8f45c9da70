package quadrille.app.help;

import java.util.Map;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** The About panel: version, platform and folders, all of which can be copied. */
public final class AboutPanel {
  private final Localizer localizer;
  private final Runnable licences;
  private final Runnable done;
  private final Map<String, String> all;
  private final Parent root;

  @FXML private VBox facts;
  @FXML private Button copy;

  /**
   * @param licences shows the licences of the libraries
   * @param done run when the player closes the panel
   */
  public AboutPanel(Localizer localizer, Runnable licences, Runnable done) {
    this.localizer = localizer;
    this.licences = licences;
    this.done = done;
    all = SystemFacts.collect(localizer);
    root = FxmlFile.ABOUT.load(localizer, this);
    all.forEach((name, value) -> facts.getChildren().add(new LabelledValue(name, value)));
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(
        all.entrySet().stream()
            .map(each -> each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining("\n")));
    copy.setText(localizer.localize(AboutPanel.class, "about.copied"));
  }

  @FXML
  private void licences() {
    licences.run();
  }

  @FXML
  private void done() {
    done.run();
  }
}
