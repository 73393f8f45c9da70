package quadrille.app.ui;

import javafx.scene.Node;

/** Helpers for nodes of the scene graph. */
public final class Nodes {
  private Nodes() {}

  /** Shows a node, or hides it so that it takes no space. */
  public static void setShown(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
