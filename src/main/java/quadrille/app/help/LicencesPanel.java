package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlPanel;
import quadrille.text.Localizer;

/** Lists the libraries with their licences. */
public final class LicencesPanel extends FxmlPanel {

  @FXML private VBox facts;

  public LicencesPanel(Localizer localizer, Runnable done) {
    super(localizer, done);
    for (ThirdPartyLibrary each : ThirdPartyLibrary.all()) {
      facts.getChildren().add(new LabelledValue(each.name(), each.licence()));
    }
  }
}
