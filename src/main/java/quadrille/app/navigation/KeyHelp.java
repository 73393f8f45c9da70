package quadrille.app.navigation;

import javafx.scene.input.KeyCombination;
import quadrille.text.Text;

/**
 * A keyboard shortcut and its description.
 *
 * @param keys the keys as the list of shortcuts shows them
 */
public record KeyHelp(String keys, Text text) {

  /** Creates the help for a key combination such as {@code Shortcut+Z}. */
  public static KeyHelp of(String combination, Text text) {
    return new KeyHelp(KeyCombination.valueOf(combination).getDisplayText(), text);
  }
}
