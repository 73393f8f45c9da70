package quadrille.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.text.Localizer;
import tools.jackson.databind.json.JsonMapper;

/** Lists the libraries with their licences. */
public final class LicencesPanel extends FxmlView {

  @FXML private VBox facts;

  public LicencesPanel(Localizer localizer) {
    super(localizer);
    for (ThirdPartyLibrary library : ThirdPartyLibrary.all()) {
      facts.getChildren().add(AboutPanel.fact(library.name(), library.licence()));
    }
  }

  /**
   * A library that the program includes.
   *
   * @param artifacts its jars without versions; empty if it is part of another jar
   */
  record ThirdPartyLibrary(String name, String licence, List<String> artifacts) {

    /** All libraries, from the list beside this class. */
    static List<ThirdPartyLibrary> all() {
      try (InputStream file = LicencesPanel.class.getResourceAsStream("libraries.json")) {
        return List.of(JsonMapper.shared().readValue(file, ThirdPartyLibrary[].class));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
