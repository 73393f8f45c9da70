package quadrille.app.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.jspecify.annotations.Nullable;

/**
 * The place of the focus below a node: the index of each part that the focus is in. It finds the
 * same place again when all below that node has been built anew.
 */
public final class FocusPath {
  private final List<Integer> indices = new ArrayList<>();

  /** The place of the focus below a node, or that node itself if the focus is elsewhere. */
  public FocusPath(Parent top) {
    Node each = top.getScene() == null ? null : top.getScene().getFocusOwner();
    while (each != null && !top.equals(each)) {
      Parent parent = each.getParent();
      if (parent != null) {
        indices.addFirst(parent.getChildrenUnmodifiable().indexOf(each));
      }
      each = parent;
    }
    if (each == null) {
      indices.clear();
    }
  }

  /**
   * Gives the focus to the node in that place, and returns whether there is one that can have it.
   */
  public boolean focus(Parent top) {
    Node each = top;
    for (int index : indices) {
      List<Node> children =
          each instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
      each = index < children.size() ? children.get(index) : null;
    }
    return each != null && focus(each);
  }

  /** The parts around that place that are there, the nearest first. */
  List<Parent> around(Parent top) {
    List<Parent> around = new ArrayList<>(List.of(top));
    for (int index : indices) {
      List<Node> children = around.getLast().getChildrenUnmodifiable();
      if (index < children.size() && children.get(index) instanceof Parent next) {
        around.add(next);
      } else {
        break;
      }
    }
    return around.reversed();
  }

  /** Gives the focus to a node, and returns whether it can have it. */
  static boolean focus(Node node) {
    boolean shown = true;
    for (@Nullable Node each = node; each != null; each = each.getParent()) {
      shown &= each.isVisible();
    }
    boolean able = shown && node.isFocusTraversable() && !node.isDisabled();
    if (able) {
      node.requestFocus();
    }
    return able;
  }
}
