package quadrille.app.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/**
 * Remembers which node of a scene has the focus, and where it is, because the node may be gone,
 * hidden or disabled when the focus returns.
 */
final class FocusMemory {
  private final List<Node> owners = new ArrayList<>();
  private final FocusPath path;

  /** Remembers the focus of a scene. */
  FocusMemory(Scene scene) {
    for (Node each = scene.getFocusOwner(); each != null; each = each.getParent()) {
      owners.add(each);
    }
    path = new FocusPath(scene.getRoot());
  }

  /**
   * Returns the focus to the same node; or to the one that has taken its place, or the first that
   * can have it in the nearest part of the screen that is left or has been built anew.
   */
  void restore(Scene scene) {
    if (owners.isEmpty()) {
      return;
    }
    Node owner = owners.getFirst();
    Parent root = scene.getRoot();
    boolean restored =
        isIn(owner, scene) ? FocusPath.focus(owner) : path.focus(root) || focusAround(root);
    if (!restored && !focusNear(scene)) {
      focusFirst(scene.getRoot());
    }
  }

  /** The cell of a new board that the keyboard begins with is near any other. */
  private boolean focusAround(Parent root) {
    return path.around(root).stream().anyMatch(FocusMemory::focusFirst);
  }

  private boolean focusNear(Scene scene) {
    return owners.stream()
        .filter(each -> isIn(each, scene) && each.isVisible())
        .anyMatch(each -> each instanceof Parent parent && focusFirst(parent));
  }

  private static boolean isIn(Node node, Scene scene) {
    return scene.equals(node.getScene());
  }

  /** Focuses the first node below a parent that can have the focus, and returns whether one can. */
  static boolean focusFirst(Parent parent) {
    return focus(focusable(parent).findFirst());
  }

  /** Focuses the last node below a parent that can have the focus, and returns whether one can. */
  static boolean focusLast(Parent parent) {
    return focus(focusable(parent).reduce((_, later) -> later));
  }

  private static boolean focus(Optional<Node> node) {
    node.ifPresent(Node::requestFocus);
    return node.isPresent();
  }

  private static Stream<Node> focusable(Parent parent) {
    return parent.getChildrenUnmodifiable().stream()
        .filter(each -> each.isVisible() && !each.isDisabled())
        .flatMap(
            each ->
                Stream.concat(
                    Stream.of(each).filter(Node::isFocusTraversable),
                    each instanceof Parent inner ? focusable(inner) : Stream.empty()));
  }
}
