package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TabPane;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.settings.Language;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.app.ui.FxThread;
import quadrille.records.SampleGames;

/**
 * Tests that whoever uses the keyboard sees where the focus is, on every screen. That takes half a
 * minute, and several times as long on a busy system.
 */
@Tag("screen")
@Timeout(300)
class FocusRingTest {
  private static final int TRIES = 3;
  private static final int RING = 2;
  private static final int REACH = 8;
  private static final double HALF = 0.45;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void aRingOfTwoPixelsIsAroundWhateverHasTheFocus() throws Exception {
    look(Theme.LIGHT, "#0a8f6a");
  }

  /** The themes differ only in their colours. */
  @Test
  @Tag("slow")
  void theRingIsThereInTheDark() throws Exception {
    look(Theme.DARK, "#2fd0a0");
  }

  private void look(Theme theme, String accent) throws Exception {
    SampleGames.fill(folder);
    List<String> faults = new ArrayList<>();
    Set<String> kinds = new HashSet<>();
    try (ScreenTour tour =
        new ScreenTour(folder, theme, Language.ENGLISH, TextSize.USUAL, 1280, 900)) {
      tour.explore(
          screen -> {
            List<Node> focusable = new ArrayList<>();
            FxThread.run(() -> collect(tour.front(), focusable));
            for (Node each : focusable) {
              if (kinds.add(kind(each)) && !showsRing(each, Color.web(accent))) {
                faults.add(screen + ": " + each);
              }
            }
          });
    }
    assertThat(kinds).hasSizeGreaterThan(20);
    assertThat(faults).isEmpty();
  }

  /** Equal for controls that look and lie alike, of which one is enough. */
  private static String kind(Node node) {
    return node.getClass() + " " + node.getStyleClass() + " in " + node.getParent().getStyleClass();
  }

  /** Collects what can be focused and is in view; a board marks its cells in its own way. */
  private static void collect(Node node, List<Node> focusable) {
    if (!node.isVisible() || node.isDisabled() || node.getStyleClass().contains("board")) {
      return;
    }
    boolean partOfControl = node.getParent() instanceof Spinner;
    if (node.isFocusTraversable() && isInView(node) && !partOfControl) {
      focusable.add(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, focusable));
    }
  }

  private static boolean isInView(Node node) {
    for (Parent each = node.getParent(); each != null; each = each.getParent()) {
      if (each instanceof ScrollPane pane
          && !pane.localToScene(pane.getLayoutBounds())
              .contains(node.localToScene(node.getLayoutBounds()))) {
        return false;
      }
    }
    return true;
  }

  /** Gives a node the focus, again where a screen that has just opened took it. */
  private static boolean showsRing(Node node, Color accent) {
    for (int i = 0; i < TRIES; i++) {
      FxThread.run(() -> focus(node));
      if (FxThread.call(() -> hasRing(node, accent))) {
        return true;
      }
      ScreenTour.awaitFrames();
      if (FxThread.call(() -> hasRing(node, accent))) {
        return true;
      }
    }
    return false;
  }

  /** Gives a node the focus from the keyboard. */
  private static void focus(Node node) {
    node.requestFocus();
    Event.fireEvent(
        node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.SHIFT, true, false, false, false));
  }

  /** Whether all four sides of the focused node have a line of that colour, two pixels wide. */
  private static boolean hasRing(Node node, Color accent) {
    Parent root = node.getScene().getRoot();
    Node ringed = node instanceof TabPane ? node.lookup(".tab:selected > .tab-container") : node;
    Bounds at = ringed.localToScene(ringed.getLayoutBounds());
    int width = (int) at.getWidth() + 2 * REACH;
    int height = (int) at.getHeight() + 2 * REACH;
    SnapshotParameters view = new SnapshotParameters();
    view.setViewport(
        new Rectangle2D(
            Math.floor(at.getMinX()) - REACH, Math.floor(at.getMinY()) - REACH, width, height));
    PixelReader pixels = root.snapshot(view, null).getPixelReader();
    boolean[] across = new boolean[width];
    boolean[] down = new boolean[height];
    IntStream.range(0, width)
        .forEach(x -> across[x] = isLike(pixels.getColor(x, height / 2), accent));
    IntStream.range(0, height)
        .forEach(y -> down[y] = isLike(pixels.getColor(width / 2, y), accent));
    return hasLines(across) && hasLines(down);
  }

  /** Whether both ends of a section through the node have enough pixels of the ring in a row. */
  private static boolean hasLines(boolean[] section) {
    return inARow(section, 0, 2 * REACH) && inARow(section, section.length - 2 * REACH, 2 * REACH);
  }

  private static boolean inARow(boolean[] section, int from, int length) {
    int row = 0;
    for (int i = Math.max(0, from); i < Math.min(section.length, from + length); i++) {
      row = section[i] ? row + 1 : 0;
      if (row == RING) {
        return true;
      }
    }
    return false;
  }

  /** Whether at least about half of a pixel has the green of the ring. */
  private static boolean isLike(Color pixel, Color ring) {
    return pixel.getGreen() - pixel.getRed() > HALF * (ring.getGreen() - ring.getRed());
  }
}
