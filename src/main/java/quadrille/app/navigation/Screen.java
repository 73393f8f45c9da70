package quadrille.app.navigation;

import java.util.List;
import java.util.Map;
import javafx.scene.Parent;
import javafx.scene.input.KeyCombination;

/** One screen of the program, built in one language; another language builds it anew. */
public interface Screen {

  Parent root();

  /** The keys that work wherever the focus is. */
  default Map<KeyCombination, Runnable> shortcuts() {
    return Map.of();
  }

  /** What its keys do, for the page that lists them. */
  default List<KeyHelp> keyHelp() {
    return List.of();
  }

  /** It has come into the window: time to take the focus and to begin to move. */
  default void onShown() {}

  /** Whether all that it prepares in the background is there to be seen. */
  default boolean isReady() {
    return true;
  }

  /** It has left the window for good. */
  default void onClosed() {}
}
