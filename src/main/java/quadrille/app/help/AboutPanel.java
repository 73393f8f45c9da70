package quadrille.app.help;

import java.util.Map;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** The About panel: version, platform and folders, all of which can be copied. */
public final class AboutPanel extends FxmlView {
  private final Runnable licences;
  private final Map<String, String> all;

  @FXML private VBox facts;
  @FXML private Button copy;

  /**
   * @param licences shows the licences of the libraries
   */
  public AboutPanel(Localizer localizer, Runnable licences) {
    super(localizer);
    this.licences = licences;
    all = SystemFacts.collect(localizer);
    all.forEach((name, value) -> facts.getChildren().add(new LabelledValue(name, value)));
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(
        all.entrySet().stream()
            .map(each -> each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining("\n")));
    copy.setText(localize("about.copied"));
  }

  @FXML
  private void licences() {
    licences.run();
  }
}
