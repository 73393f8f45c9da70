package quadrille.app.help;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import quadrille.app.navigation.Screen.KeyHelp;
import quadrille.app.ui.FxmlView;
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

  private List<KeyHelp> board() {
    String arrows = "← → ↑ ↓";
    String slants =
        String.join(
            ", ",
            name(KeyCode.HOME),
            name(KeyCode.PAGE_UP),
            name(KeyCode.END),
            name(KeyCode.PAGE_DOWN));
    return List.of(
        new KeyHelp(arrows, text("board.walk")),
        new KeyHelp(slants, text("board.slant")),
        new KeyHelp(localize(text("board.name.keys")), text("board.name")),
        new KeyHelp(
            localize(text("board.or", name(KeyCode.ENTER), name(KeyCode.SPACE))),
            text("board.pick")),
        new KeyHelp(name(KeyCode.ESCAPE), text("board.drop")));
  }

  private static List<KeyHelp> everywhere() {
    return List.of(
        KeyHelp.of("F1", text("keys.help")),
        KeyHelp.of("Tab", text("keys.tab")),
        KeyHelp.of("Esc", text("keys.close")));
  }

  private static String name(KeyCode code) {
    return code.getName();
  }

  private void add(String title, List<KeyHelp> keys) {
    Label head = new Label(localize(text(title)));
    head.getStyleClass().add("form-heading");
    GridPane grid = new GridPane();
    grid.getStyleClass().add("keys-grid");
    for (KeyHelp each : keys) {
      Label key = new Label(each.keys());
      key.getStyleClass().add("key");
      key.setWrapText(true);
      key.setMinHeight(Label.USE_PREF_SIZE);
      Label what = new Label(localize(each.text()));
      what.setWrapText(true);
      what.setMinHeight(Label.USE_PREF_SIZE);
      grid.addRow(grid.getRowCount(), key, what);
    }
    groups.getChildren().addAll(head, grid);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(KeyboardShortcutsPanel.class, key, arguments);
  }
}
