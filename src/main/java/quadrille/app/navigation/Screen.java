package quadrille.app.navigation;

import java.util.List;
import java.util.Map;
import javafx.scene.Parent;
import javafx.scene.input.KeyCombination;

/** A screen of the program. It is built for one language and rebuilt for another. */
public interface Screen {

  Parent root();

  /** The shortcuts that work wherever the focus is. */
  default Map<KeyCombination, Runnable> shortcuts() {
    return Map.of();
  }

  /** Descriptions of the shortcuts, for the list of shortcuts. */
  default List<KeyHelp> keyHelp() {
    return List.of();
  }

  /** Called when the screen is in the window and may take the focus. */
  default void onShown() {}

  /** Whether everything that it prepares in the background is visible. */
  default boolean isReady() {
    return true;
  }

  /** Called when the screen has left the window for good. */
  default void onClosed() {}
}
