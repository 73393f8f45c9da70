package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.text.Localizer;

/** Lists the libraries with their licences. */
public final class LicencesPanel extends FxmlView {

  @FXML private VBox facts;

  public LicencesPanel(Localizer localizer) {
    super(localizer);
    for (ThirdPartyLibrary library : ThirdPartyLibrary.all()) {
      facts.getChildren().add(AboutPanel.fact(library.name(), library.licence()));
    }
  }
}
