package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlFile;
import quadrille.text.Localizer;

/** What of others the program is made of, each with its licence. */
public final class LicencesPanel {
  private final Runnable done;
  private final Parent root;

  @FXML private VBox facts;

  /**
   * @param done told when the player has seen enough
   */
  public LicencesPanel(Localizer localizer, Runnable done) {
    this.done = done;
    root = FxmlFile.LICENCES.load(localizer, this);
    for (ThirdPartyLibrary each : ThirdPartyLibrary.all()) {
      facts.getChildren().add(new LabelledValue(each.name(), each.licence()));
    }
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void done() {
    done.run();
  }
}
