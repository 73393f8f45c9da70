package quadrille.app.ui;

import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** Helpers for nodes of the scene graph. */
public final class Nodes {
  private Nodes() {}

  /** Shows a node, or hides it so that it takes no space. */
  public static void setShown(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** Whether a node is within another, or that node itself. */
  public static boolean isInside(Node node, Node outer) {
    return Stream.<Node>iterate(node, Objects::nonNull, Node::getParent).anyMatch(outer::equals);
  }

  /** Creates a label that wraps its text rather than cut it. */
  public static Label wrappingLabel(String text, String... styleClasses) {
    Label label = new Label(text);
    label.getStyleClass().addAll(styleClasses);
    label.setWrapText(true);
    label.setMinHeight(Label.USE_PREF_SIZE);
    return label;
  }

  /** Adds a style class to a node and returns the node. */
  public static <T extends Node> T styled(T node, String styleClass) {
    node.getStyleClass().add(styleClass);
    return node;
  }
}
