package quadrille.app.navigation;

import javafx.scene.input.KeyCombination;
import quadrille.text.Text;

/**
 * A key and what it does.
 *
 * @param keys what is pressed, as it is written on the page of keys
 */
public record KeyHelp(String keys, Text text) {

  /** A combination as it is written in code: {@code Shortcut+Z}. */
  public static KeyHelp of(String combination, Text text) {
    return new KeyHelp(KeyCombination.valueOf(combination).getDisplayText(), text);
  }
}
