package quadrille.app.table.commands;

import java.util.Locale;
import quadrille.text.Text;

/**
 * The commands of the table, with their icons and keys. Plain letters are not used as keys: the
 * board needs them to type the names of cells.
 */
public enum TableCommand {
  LAUNCHER("mdi2a-arrow-left", "Shortcut+L"),
  NEW_GAME("mdi2p-plus", "Shortcut+N"),
  UNDO("mdi2u-undo", "Shortcut+Z"),
  REDO("mdi2r-redo", "Shortcut+Shift+Z"),
  HINT("mdi2l-lightbulb-outline", "Shift+H"),
  TRAINING("mdi2t-target", "Shift+L"),
  PAUSE("mdi2p-pause", "Space"),
  STEP("mdi2s-step-forward", "Period"),
  EVALUATIONS("mdi2e-eye-outline", "Shift+S"),
  ANALYSE("mdi2c-chart-timeline-variant", "Shift+A"),
  TREE("mdi2f-file-tree-outline", "Shift+B"),
  EXCHANGE("mdi2a-account-switch-outline", "Shift+T"),
  DRAW("mdi2h-handshake-outline", "Shift+D"),
  INVITE("mdi2a-account-plus-outline", "Shift+I"),
  RESIGN("mdi2f-flag-outline", "Shift+R"),
  FLIP("mdi2s-swap-vertical", "Shift+F"),
  COORDINATES("mdi2a-alpha-a-box-outline", "Shift+C"),
  EDIT("mdi2p-puzzle-edit-outline", "Shift+E"),
  RULES("mdi2b-book-open-variant", "F2"),
  KEYS("mdi2k-keyboard-outline", "F1"),
  OPEN("mdi2f-folder-open-outline", "Shortcut+O"),
  SAVE("mdi2c-content-save-outline", "Shortcut+S"),
  COPY("mdi2c-content-copy", "Shortcut+C"),
  COPY_GAME("mdi2c-clipboard-text-outline", "Shortcut+Shift+C"),
  COPY_LINK("mdi2l-link-variant", "Shortcut+Shift+K"),
  PASTE("mdi2c-content-paste", "Shortcut+V"),
  BACK("mdi2c-chevron-left", "Alt+Left"),
  FORWARD("mdi2c-chevron-right", "Alt+Right"),
  VARIATION("mdi2s-source-branch", "Alt+Down"),
  COMMENT("mdi2c-comment-edit-outline", "Shift+N"),
  REVIEW("mdi2c-chart-line", "Shift+V"),
  GO_ON("mdi2p-play-circle-outline", "Shift+G"),
  FULL_SCREEN("mdi2f-fullscreen", "F11"),
  SETTINGS("mdi2c-cog-outline", "Shortcut+Comma");

  private final String icon;
  private final String keys;

  TableCommand(String icon, String keys) {
    this.icon = icon;
    this.keys = keys;
  }

  String icon() {
    return icon;
  }

  public String keys() {
    return keys;
  }

  /** The name in message keys and node ids. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name for the player. */
  public Text text() {
    return Text.of(TableCommand.class, "command." + id());
  }
}
