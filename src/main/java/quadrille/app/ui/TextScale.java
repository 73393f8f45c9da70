package quadrille.app.ui;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/** How large text is in a scene. Widths at which a screen changes its layout grow with it. */
public final class TextScale {
  private static final String KEY = "quadrille.text-scale";
  private static final String STYLE_CLASS_PREFIX = "text-";

  private TextScale() {}

  /**
   * Gives everything below the root of a scene that size of text.
   *
   * @param percent of the usual size; the style sheet knows 100, 125 and 150
   */
  public static void set(Parent root, int percent) {
    root.getStyleClass().removeIf(each -> each.startsWith(STYLE_CLASS_PREFIX));
    root.getStyleClass().add(STYLE_CLASS_PREFIX + percent);
    root.getProperties().put(KEY, percent / 100.0);
  }

  /** The size of text where a node stands, 1 for the usual one. */
  public static double of(Node node) {
    Scene scene = node.getScene();
    return scene != null && scene.getRoot().getProperties().get(KEY) instanceof Double scale
        ? scale
        : 1;
  }
}
