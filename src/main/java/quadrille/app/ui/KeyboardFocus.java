package quadrille.app.ui;

import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Tells the style sheet of a scene whether its user is at the keyboard, by the pseudo-class {@code
 * keyboard} of the root: from a key until the mouse is pressed. Unlike {@code :focus-visible}, a
 * ring then also shows where the program has put the focus, on a new screen or after a panel.
 */
final class KeyboardFocus {
  private static final PseudoClass KEYBOARD = PseudoClass.getPseudoClass("keyboard");

  private KeyboardFocus() {}

  static void follow(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, _ -> show(scene, true));
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> show(scene, false));
  }

  private static void show(Scene scene, boolean shown) {
    scene.getRoot().pseudoClassStateChanged(KEYBOARD, shown);
  }
}
