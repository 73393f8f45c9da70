package quadrille.app.navigation;

import java.util.List;
import java.util.Map;
import javafx.scene.Parent;
import quadrille.app.keys.KeyNames;
import quadrille.text.Text;

/** A screen of the program. It is built for one language and rebuilt for another. */
public interface Screen {

  /**
   * A keyboard shortcut and its description.
   *
   * @param keys the keys as the list of shortcuts shows them
   */
  record KeyHelp(Text keys, Text text) {

    /** Creates the help for a key combination such as {@code Shortcut+Z}. */
    public static KeyHelp of(String combination, Text text) {
      return new KeyHelp(KeyNames.of(combination), text);
    }
  }

  Parent root();

  /** The shortcuts that work wherever the focus is, by keys such as {@code Shortcut+Z}. */
  default Map<String, Runnable> shortcuts() {
    return Map.of();
  }

  /** Descriptions of the shortcuts, for the list of shortcuts. */
  default List<KeyHelp> keyHelp() {
    return List.of();
  }

  /** Called when the screen is in the window and may take the focus. */
  default void onShown() {}

  /** Called when the panel in front of the screen is gone, and no other has taken its place. */
  default void onUncovered() {}

  /** Whether everything that it prepares in the background is visible. */
  default boolean isReady() {
    return true;
  }

  /**
   * Runs what replaces the screen for good, after a question if something would be lost.
   *
   * @param next not run if the player stays
   */
  default void leave(Runnable next) {
    next.run();
  }

  /** Called when the screen has left the window for good. */
  default void onClosed() {}
}
