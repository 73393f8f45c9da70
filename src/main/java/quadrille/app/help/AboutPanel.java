package quadrille.app.help;

import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SystemClipboard;
import quadrille.system.BuildInfo;
import quadrille.system.LogFile;
import quadrille.system.UserFolders;
import quadrille.text.Localizer;

/** The About panel: version, platform and folders, all of which can be copied. */
public final class AboutPanel extends FxmlView {
  /** Where a line may break: a path is broken between its folders rather than within a name. */
  private static final String BREAK = "\u200b";

  private final Runnable licences;
  private final List<String> lines = new ArrayList<>();

  @FXML private VBox facts;
  @FXML private Button copy;

  /**
   * @param licences shows the licences of the libraries
   */
  public AboutPanel(Localizer localizer, Runnable licences) {
    super(localizer);
    this.licences = licences;
    BuildInfo build = BuildInfo.current();
    String commit = build.commitLabel();
    add("version", build.version());
    add("commit", commit == null ? localize("about.commit.unknown") : commit);
    add("java", property("java.version") + ", " + property("java.vendor"));
    add("javafx", property("javafx.runtime.version"));
    add("system", property("os.name") + " " + property("os.version") + " " + property("os.arch"));
    add("data", UserFolders.data().toString());
    add("cache", UserFolders.cache().toString());
    add("log", LogFile.path(UserFolders.data()).toString());
    add("licence", localize("about.licence.text"));
  }

  private void add(String key, String value) {
    String name = localize("about." + key);
    lines.add(name + ": " + value);
    facts.getChildren().add(fact(name, value.replaceAll("[/\\\\]", "$0" + BREAK)));
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }

  /** A name with its value below. */
  static VBox fact(String name, String value) {
    VBox fact = new VBox(Nodes.wrappingLabel(name, "quiet"), Nodes.wrappingLabel(value));
    fact.getStyleClass().add("fact");
    return fact;
  }

  @FXML
  private void copy() {
    SystemClipboard.copy(String.join("\n", lines));
    copy.setText(localize("about.copied"));
  }

  @FXML
  private void licences() {
    licences.run();
  }
}
