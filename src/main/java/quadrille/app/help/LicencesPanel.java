package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlFile;
import quadrille.text.Localizer;

/** Lists the libraries with their licences. */
public final class LicencesPanel {
  private final Runnable done;
  private final Parent root;

  @FXML private VBox facts;

  /**
   * @param done run when the player closes the panel
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
