package quadrille.app.help;

import java.util.List;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import quadrille.app.keys.KeyNames;
import quadrille.app.navigation.Screen.KeyHelp;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Lists the keyboard shortcuts of the current screen, of boards and of the program. */
public final class KeyboardShortcutsPanel extends FxmlView {

  @FXML private VBox groups;

  /**
   * @param here the shortcuts of the current screen; may be empty
   */
  public KeyboardShortcutsPanel(List<KeyHelp> here, Localizer localizer) {
    super(localizer);
    if (!here.isEmpty()) {
      add("keys.here", here);
    }
    add("keys.board", board());
    add("keys.everywhere", everywhere());
  }

  private static List<KeyHelp> board() {
    return List.of(
        new KeyHelp(text("board.walk.keys"), text("board.walk")),
        new KeyHelp(
            keys("board.slant.keys", "Home", "Page Up", "End", "Page Down"), text("board.slant")),
        new KeyHelp(text("board.name.keys"), text("board.name")),
        new KeyHelp(keys("board.or", "Enter", "Space"), text("board.pick")),
        KeyHelp.of("Shift+Enter", text("board.circle")),
        KeyHelp.of("Shift+Space", text("board.arrow")),
        KeyHelp.of("Esc", text("board.drop")),
        KeyHelp.of("Shift+F10", text("board.menu")));
  }

  private static Text keys(String key, String... combinations) {
    return Text.of(
        KeyboardShortcutsPanel.class, key, Stream.of(combinations).map(KeyNames::of).toArray());
  }

  private static List<KeyHelp> everywhere() {
    return List.of(
        KeyHelp.of("F1", text("keys.help")),
        KeyHelp.of("F11", text("keys.full-screen")),
        KeyHelp.of("Tab", text("keys.tab")),
        KeyHelp.of("Esc", text("keys.close")));
  }

  private void add(String title, List<KeyHelp> keys) {
    Label head = new Label(localize(title));
    head.getStyleClass().add("form-heading");
    GridPane grid = new GridPane();
    grid.getStyleClass().add("keys-grid");
    for (KeyHelp each : keys) {
      Label key = Nodes.wrappingLabel(localize(each.keys()), "key");
      grid.addRow(grid.getRowCount(), key, Nodes.wrappingLabel(localize(each.text())));
    }
    groups.getChildren().addAll(head, grid);
  }

  private static Text text(String key) {
    return Text.of(KeyboardShortcutsPanel.class, key);
  }
}
