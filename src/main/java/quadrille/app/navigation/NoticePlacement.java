package quadrille.app.navigation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a notice where it covers no button: at the bottom of the window, or as far above it as it
 * takes. It follows the buttons that come and go while the notice is shown. Where there is no such
 * place, the screen ends above the notice for as long as it is shown.
 */
final class NoticePlacement {
  private static final double STEP = 8;

  /** The distance from a button, in pixels. */
  private static final double GAP = 4;

  private final Node notice;
  private final Runnable place = this::place;

  private @Nullable Crowded crowded;

  /** A screen, its window and a notice for which there is no place. */
  private record Crowded(Node screen, Bounds window, Bounds notice) {}

  private NoticePlacement(Node notice) {
    this.notice = notice;
  }

  /**
   * Keeps a notice clear of buttons from now on.
   *
   * @param notice a node at the bottom of a stack pane, with a margin, in front of the siblings
   *     before it, the first of which is the screen
   */
  static void keepClear(Node notice) {
    new NoticePlacement(notice).start();
  }

  private void start() {
    notice.visibleProperty().subscribe(this::follow);
    notice.sceneProperty().subscribe(this::moved);
  }

  private void follow() {
    Scene scene = notice.getScene();
    if (scene != null) {
      scene.removePostLayoutPulseListener(place);
      if (notice.isVisible()) {
        scene.addPostLayoutPulseListener(place);
      } else {
        giveRoomBack();
      }
    }
  }

  private void moved(@Nullable Scene before, @Nullable Scene now) {
    if (before != null) {
      before.removePostLayoutPulseListener(place);
    }
    if (now != null) {
      follow();
    }
  }

  private void place() {
    Parent parent = notice.getParent();
    if (parent == null || !notice.isVisible()) {
      return;
    }
    Node screen = parent.getChildrenUnmodifiable().getFirst();
    Crowded now = new Crowded(screen, parent.getLayoutBounds(), notice.getLayoutBounds());
    if (now.equals(crowded)) {
      return;
    }
    giveRoomBack();
    OptionalDouble rise = rise(buttonsBehind(parent));
    notice.setTranslateY(-rise.orElse(0));
    if (rise.isEmpty()) {
      crowded = now;
      double bottom = StackPane.getMargin(notice).getBottom();
      double height = notice.getLayoutBounds().getHeight() + bottom + GAP;
      StackPane.setMargin(screen, new Insets(0, 0, height, 0));
    }
  }

  private void giveRoomBack() {
    if (crowded != null) {
      StackPane.setMargin(crowded.screen, Insets.EMPTY);
      crowded = null;
    }
  }

  private List<Bounds> buttonsBehind(Parent parent) {
    List<Bounds> buttons = new ArrayList<>();
    for (Node each : parent.getChildrenUnmodifiable()) {
      if (each.equals(notice)) {
        break;
      }
      addButtons(each, parent.localToScene(parent.getLayoutBounds()), buttons);
    }
    return buttons;
  }

  /** How far the notice has to rise to be clear of the buttons; empty if there is no such place. */
  private OptionalDouble rise(List<Bounds> buttons) {
    Bounds now = notice.localToScene(notice.getLayoutBounds());
    double bottom = now.getMinY() - notice.getTranslateY();
    for (double rise = 0; rise <= bottom; rise += STEP) {
      Bounds there =
          new BoundingBox(
              now.getMinX() - GAP,
              bottom - rise - GAP,
              now.getWidth() + 2 * GAP,
              now.getHeight() + 2 * GAP);
      if (buttons.stream().noneMatch(there::intersects)) {
        return OptionalDouble.of(rise);
      }
    }
    return OptionalDouble.empty();
  }

  /** Collects where the buttons and fields below a node are, as far as they can be seen. */
  private static void addButtons(Node node, Bounds visible, List<Bounds> found) {
    if (!node.isVisible()) {
      return;
    }
    if (isControl(node)) {
      Bounds bounds = intersection(node.localToScene(node.getLayoutBounds()), visible);
      if (!bounds.isEmpty()) {
        found.add(bounds);
      }
    } else if (node instanceof Parent parent) {
      Node clip = node.getClip();
      Bounds inside =
          clip == null
              ? visible
              : intersection(node.localToScene(clip.getBoundsInParent()), visible);
      parent.getChildrenUnmodifiable().forEach(each -> addButtons(each, inside, found));
    }
  }

  private static boolean isControl(Node node) {
    return node instanceof ButtonBase
        || node instanceof ComboBoxBase<?>
        || node instanceof TextInputControl
        || (node instanceof Labeled && node.isFocusTraversable());
  }

  private static Bounds intersection(Bounds one, Bounds two) {
    double x = Math.max(one.getMinX(), two.getMinX());
    double y = Math.max(one.getMinY(), two.getMinY());
    return new BoundingBox(
        x,
        y,
        Math.min(one.getMaxX(), two.getMaxX()) - x,
        Math.min(one.getMaxY(), two.getMaxY()) - y);
  }
}
