package quadrille.board;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/** The text size of a scene. Widths at which a screen changes its layout scale with it. */
public final class TextScale {
  private static final String KEY = "quadrille.text-scale";
  private static final String STYLE_CLASS_PREFIX = "text-";

  private TextScale() {}

  /**
   * Sets the text size of a scene by its root.
   *
   * @param percent of the normal size: 100, 125 or 150
   */
  public static void set(Parent root, int percent) {
    root.getStyleClass().removeIf(each -> each.startsWith(STYLE_CLASS_PREFIX));
    root.getStyleClass().add(STYLE_CLASS_PREFIX + percent);
    root.getProperties().put(KEY, percent / 100.0);
  }

  /** The text size at a node, 1 for normal. */
  public static double of(Node node) {
    Scene scene = node.getScene();
    return scene != null && scene.getRoot().getProperties().get(KEY) instanceof Double scale
        ? scale
        : 1;
  }
}
