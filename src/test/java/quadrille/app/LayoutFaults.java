package quadrille.app;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import org.jspecify.annotations.Nullable;
import quadrille.app.ui.Icon;
import quadrille.board.BoardView;

/**
 * Finds the texts and controls of a laid out screen that are shortened, lie outside their place, or
 * are covered by others, or touch the edges of their pane. What can be scrolled to is not outside.
 * A board sizes its own texts: they only have to be within its window. A notice lies over the
 * screen by design.
 */
final class LayoutFaults {
  /** Rounding to pixels, and the ascenders of a line of text. */
  private static final double TOLERANCE = 1.5;

  /** Lines of text may overlap by a pixel or two. */
  private static final double MAX_OVERLAP_WIDTH = 2;

  private static final double MAX_OVERLAP_HEIGHT = 3;

  /** What has to be scrolled needs room for about two lines. */
  private static final double MIN_SCROLLED = 40;

  /** The panels and columns of the window, which keep a margin at both sides. */
  private static final Set<String> PANES =
      Set.of(
          "table-panel", "table-tabs", "new-game-panel", "editor-panel", "lesson-panel", "sheet");

  private static final double PANE_MARGIN = 16;

  /** A flat button is seen by its icon or its text only. */
  private static final double FLAT_INSET = 8;

  private final List<String> faults = new ArrayList<>();
  private final List<Item> items = new ArrayList<>();

  private @Nullable Area pane;
  private @Nullable Node notice;

  private LayoutFaults() {}

  /** Returns a line for each fault at or below a node that fills its window. */
  static List<String> of(Node root) {
    LayoutFaults found = new LayoutFaults();
    Area window = Area.of(root);
    found.visit(root, window, window);
    found.addCovered();
    return found.faults;
  }

  /** A rectangle in the coordinates of the scene; infinite where there is no limit. */
  private record Area(double left, double top, double right, double bottom) {
    static Area of(Node node) {
      Bounds bounds = node.localToScene(node.getLayoutBounds());
      return new Area(bounds.getMinX(), bounds.getMinY(), bounds.getMaxX(), bounds.getMaxY());
    }

    Area and(Area other) {
      return new Area(
          Math.max(left, other.left),
          Math.max(top, other.top),
          Math.min(right, other.right),
          Math.min(bottom, other.bottom));
    }

    Area scrolled(boolean sideways, boolean upAndDown) {
      double inf = Double.POSITIVE_INFINITY;
      return new Area(
          sideways ? -inf : left,
          upAndDown ? -inf : top,
          sideways ? inf : right,
          upAndDown ? inf : bottom);
    }

    double width() {
      return right - left;
    }

    double height() {
      return bottom - top;
    }

    boolean isEmpty() {
      return width() <= 1 || height() <= 1;
    }

    boolean contains(Area other) {
      return other.left >= left - TOLERANCE
          && other.top >= top - TOLERANCE
          && other.right <= right + TOLERANCE
          && other.bottom <= bottom + TOLERANCE;
    }
  }

  /**
   * Something to read or to use.
   *
   * @param seen the part that is not scrolled away
   * @param inNotice whether it belongs to a notice
   */
  private record Item(Node node, String name, Area seen, boolean inNotice) {}

  /**
   * @param place where the node has to be: within all its parents, except where they scroll
   * @param seen the part of it that is in sight
   */
  private void visit(Node node, Area place, Area seen) {
    if (!node.isVisible() || node.getOpacity() == 0 || node instanceof Icon || isPopUp(node)) {
      return;
    }
    Area clipped = node.getClip() == null ? seen : seen.and(clip(node));
    if (node.getStyleClass().contains("notice")) {
      notice = node;
      addItem(node, "notice", place, clipped);
      visitBelow(node, place, clipped);
      notice = null;
    } else if (pane == null
        && node instanceof Region
        && node.getStyleClass().stream().anyMatch(PANES::contains)) {
      pane = Area.of(node);
      visitBelow(node, place, clipped);
      pane = null;
    } else {
      visitBelow(node, place, clipped);
    }
  }

  private void visitBelow(Node node, Area place, Area clipped) {
    switch (node) {
      case Text text -> visitText(text, place, clipped);
      case BoardView board -> visitBoard(board, place);
      case ScrollPane pane -> visitScrollPane(pane, place, clipped);
      case VirtualFlow<?> flow -> visitFlow(flow, place, clipped);
      case Parent menu when menu.getStyleClass().contains("context-menu") ->
          menu.getChildrenUnmodifiable()
              .forEach(each -> visit(each, place.scrolled(false, true), clipped));
      case Parent parent -> {
        if (isControl(parent)) {
          addItem(parent, name(parent), place, clipped);
        }
        if (!isFreeText(parent)) {
          Area own = node instanceof Region ? place.and(Area.of(node)) : place;
          Area inner = node.getClip() == null ? own : own.and(clip(node));
          parent.getChildrenUnmodifiable().forEach(each -> visit(each, inner, clipped));
        }
      }
      default -> {}
    }
  }

  /** A combo box keeps the list of its pop-up among its children until it is opened. */
  private static boolean isPopUp(Node node) {
    return node instanceof ListView && node.getParent() instanceof ComboBoxBase;
  }

  private static Area clip(Node node) {
    Bounds bounds = node.localToScene(node.getClip().getBoundsInParent());
    return new Area(bounds.getMinX(), bounds.getMinY(), bounds.getMaxX(), bounds.getMaxY());
  }

  private static boolean isControl(Node node) {
    return node instanceof ButtonBase
        || node instanceof TextInputControl
        || node instanceof ComboBoxBase
        || node instanceof Spinner
        || node instanceof Slider
        || node instanceof ToggleSwitch;
  }

  /** A text of any length that the player typed scrolls in its field. */
  private static boolean isFreeText(Node node) {
    return node instanceof TextInputControl field
        && !field.getText().isEmpty()
        && !(node.getParent() instanceof Spinner)
        && !(node.getParent() instanceof ComboBoxBase);
  }

  private static String name(Node node) {
    String text =
        node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    String id = node.getId() == null ? String.join(".", node.getStyleClass()) : node.getId();
    return node.getClass().getSimpleName() + " " + id + (text.isEmpty() ? "" : " “" + text + "”");
  }

  private void visitText(Text text, Area place, Area seen) {
    if (text.getText().isBlank()) {
      return;
    }
    if (text.getParent() instanceof Labeled owner && !text.equals(owner.getGraphic())) {
      String whole = Objects.requireNonNullElse(owner.getText(), "").replace("_", "");
      if (!text.getText().replace("_", "").equals(whole) && !isToldByTooltip(owner)) {
        faults.add("shortened: " + name(owner));
        return;
      }
      addItem(text, name(owner), place, seen);
    } else {
      addItem(text, "text “" + text.getText() + "”", place, seen);
    }
  }

  private static boolean isToldByTooltip(Labeled owner) {
    return owner.getTooltip() != null && owner.getTooltip().getText().equals(owner.getText());
  }

  private void addItem(Node node, String name, Area place, Area seen) {
    Area own = Area.of(node);
    if (!place.contains(own)) {
      faults.add("outside: " + name + " " + outside(place, own));
    }
    Area visible = own.and(seen);
    if (!visible.isEmpty()) {
      items.add(new Item(node, name, visible, notice != null));
      checkMargin(node, name, visible);
    }
  }

  private void checkMargin(Node node, String name, Area visible) {
    if (pane != null) {
      double left = visible.left - pane.left;
      double right = pane.right - visible.right;
      double margin = isFlat(node) ? PANE_MARGIN - FLAT_INSET : PANE_MARGIN;
      if (Math.min(left, right) < margin - TOLERANCE) {
        faults.add("at the edge: %s %.0f %.0f".formatted(name, left, right));
      }
    }
  }

  private static boolean isFlat(Node node) {
    return node.getStyleClass().contains("flat")
        || (node.getParent() != null && node.getParent().getStyleClass().contains("flat"));
  }

  private static String outside(Area place, Area own) {
    return "by %.0f %.0f %.0f %.0f"
        .formatted(
            Math.max(0, place.left - own.left),
            Math.max(0, place.top - own.top),
            Math.max(0, own.right - place.right),
            Math.max(0, own.bottom - place.bottom));
  }

  private void visitBoard(BoardView board, Area place) {
    Area window = place.and(Area.of(board));
    for (Node each : board.lookupAll("Text")) {
      if (each instanceof Text text
          && !text.getText().isBlank()
          && isShown(text)
          && !window.contains(written(text))) {
        faults.add(
            "outside: on the board “" + text.getText() + "” " + outside(window, written(text)));
      }
    }
  }

  /** The area of a centred text that is painted, without the space around its letters. */
  private static Area written(Text text) {
    Text alone = new Text(text.getText());
    alone.setFont(text.getFont());
    alone.setBoundsType(TextBoundsType.VISUAL);
    Bounds ink = alone.getLayoutBounds();
    Bounds all = text.getLayoutBounds();
    double left = all.getCenterX() - ink.getWidth() / 2;
    double baseline = all.getMinY() + text.getBaselineOffset();
    Bounds inScene =
        text.localToScene(
            new BoundingBox(left, baseline + ink.getMinY(), ink.getWidth(), ink.getHeight()));
    return new Area(inScene.getMinX(), inScene.getMinY(), inScene.getMaxX(), inScene.getMaxY());
  }

  private static boolean isShown(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible() || each.getOpacity() == 0) {
        return false;
      }
    }
    return true;
  }

  private void visitScrollPane(ScrollPane pane, Area place, Area seen) {
    Area own = Area.of(pane);
    if (!place.contains(own)) {
      faults.add("outside: " + name(pane) + " " + outside(place, own));
    }
    Node viewport = pane.lookup(".viewport");
    if (viewport == null || pane.getContent() == null) {
      return;
    }
    boolean sideways = !pane.isFitToWidth() && pane.getHbarPolicy() != ScrollBarPolicy.NEVER;
    boolean upAndDown = pane.getVbarPolicy() != ScrollBarPolicy.NEVER;
    Area view = Area.of(viewport);
    boolean scrolls = pane.getContent().getLayoutBounds().getHeight() > view.height() + TOLERANCE;
    if (scrolls && view.height() < MIN_SCROLLED && !(pane.getParent() instanceof TextArea)) {
      faults.add("too low to scroll: " + name(pane));
    }
    visit(pane.getContent(), place.and(view).scrolled(sideways, upAndDown), seen.and(view));
  }

  private void visitFlow(VirtualFlow<?> flow, Area place, Area seen) {
    Area own = Area.of(flow);
    if (!place.contains(own)) {
      faults.add("outside: list " + name(flow.getParent()) + " " + outside(place, own));
    }
    for (Node each : flow.getChildrenUnmodifiable()) {
      if (each instanceof ScrollBar bar) {
        if (bar.isVisible() && bar.getOrientation() == Orientation.HORIZONTAL) {
          faults.add("scrolls sideways: " + name(flow.getParent()));
        }
      } else {
        Area view = Area.of(each);
        ((Parent) each)
            .getChildrenUnmodifiable()
            .forEach(sheet -> visit(sheet, place.and(view).scrolled(false, true), seen.and(view)));
      }
    }
  }

  private void addCovered() {
    for (int i = 0; i < items.size(); i++) {
      Item one = items.get(i);
      for (int j = i + 1; j < items.size(); j++) {
        Item other = items.get(j);
        Area both = one.seen.and(other.seen);
        if (both.width() > MAX_OVERLAP_WIDTH
            && both.height() > MAX_OVERLAP_HEIGHT
            && !isInside(one.node, other.node)
            && !isInside(other.node, one.node)
            && !isUnderNotice(one, other)
            && !isUnderNotice(other, one)) {
          faults.add("covered: " + one.name + " and " + other.name);
        }
      }
    }
  }

  private static boolean isUnderNotice(Item below, Item above) {
    return above.inNotice && !below.inNotice && !isControl(below.node);
  }

  private static boolean isInside(Node inner, Node outer) {
    for (Node each = inner; each != null; each = each.getParent()) {
      if (each.equals(outer)) {
        return true;
      }
    }
    return false;
  }
}
