package quadrille.app.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/**
 * Remembers which node of a scene has the focus, and where it is, because the node may be gone,
 * hidden or disabled when the focus returns.
 */
final class FocusMemory {
  private final List<Node> owners = new ArrayList<>();
  private final List<Integer> path = new ArrayList<>();

  /** Remembers the focus of a scene. */
  FocusMemory(Scene scene) {
    for (Node each = scene.getFocusOwner(); each != null; each = each.getParent()) {
      owners.add(each);
      if (each.getParent() != null) {
        path.addFirst(each.getParent().getChildrenUnmodifiable().indexOf(each));
      }
    }
  }

  /**
   * Returns the focus to the same node; or to the one that has taken its place, or the first that
   * can have it in the nearest part of the screen that is left.
   */
  void restore(Scene scene) {
    if (owners.isEmpty()) {
      return;
    }
    boolean gone = !isIn(owners.getFirst(), scene);
    Node same = gone ? find(scene.getRoot()) : owners.getFirst();
    if (same != null && canHaveFocus(same)) {
      same.requestFocus();
    } else if (!focusNear(scene)) {
      focusFirst(scene.getRoot());
    }
  }

  private boolean focusNear(Scene scene) {
    return owners.stream()
        .filter(each -> isIn(each, scene) && each.isVisible())
        .anyMatch(each -> each instanceof Parent parent && focusFirst(parent));
  }

  private static boolean isIn(Node node, Scene scene) {
    return scene.equals(node.getScene());
  }

  private @Nullable Node find(Parent root) {
    Node each = root;
    for (int index : path) {
      List<Node> children =
          each instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
      each = index >= 0 && index < children.size() ? children.get(index) : null;
    }
    return each;
  }

  private static boolean canHaveFocus(Node node) {
    boolean shown = true;
    for (Node each = node; each != null; each = each.getParent()) {
      shown &= each.isVisible();
    }
    return shown && node.isFocusTraversable() && !node.isDisabled();
  }

  /** Focuses the first node below a parent that can have the focus, and returns whether one can. */
  static boolean focusFirst(Parent parent) {
    for (Node each : parent.getChildrenUnmodifiable()) {
      if (!each.isVisible() || each.isDisabled()) {
        continue;
      }
      if (each.isFocusTraversable()) {
        each.requestFocus();
        return true;
      }
      if (each instanceof Parent inner && focusFirst(inner)) {
        return true;
      }
    }
    return false;
  }

  /** Focuses the last node below a parent that can have the focus, and returns whether one can. */
  static boolean focusLast(Parent parent) {
    for (Node each : parent.getChildrenUnmodifiable().reversed()) {
      if (!each.isVisible() || each.isDisabled()) {
        continue;
      }
      if (each instanceof Parent inner && focusLast(inner)) {
        return true;
      }
      if (each.isFocusTraversable()) {
        each.requestFocus();
        return true;
      }
    }
    return false;
  }
}
