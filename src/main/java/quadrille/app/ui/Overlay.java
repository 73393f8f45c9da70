package quadrille.app.ui;

import java.util.Objects;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * Shows a panel in front of the screen and keeps the focus inside until it closes: by Escape, by a
 * click beside it, or by its button with the id {@code close}.
 */
public final class Overlay extends StackPane {
  private static final double MARGIN = 16;

  private final Region backdrop = new Region();
  private @Nullable Parent content;
  private @Nullable FocusMemory focusBefore;
  private Runnable onHidden = () -> {};
  private Runnable onClose = this::hide;
  private boolean backwards;

  public Overlay() {
    getStyleClass().add("overlay");
    backdrop.getStyleClass().add("veil");
    backdrop.setOnMouseClicked(this::backdropClicked);
    setVisible(false);
    addEventFilter(KeyEvent.KEY_PRESSED, this::noteDirection);
    addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressedInList);
    addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    addEventHandler(ActionEvent.ACTION, this::buttonPressed);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::keepFocusInside);
  }

  private void buttonPressed(ActionEvent event) {
    if (event.getTarget() instanceof Node button && "close".equals(button.getId())) {
      close();
    }
  }

  /** The second click of a double click on what opened the panel is not meant for it. */
  private void backdropClicked(MouseEvent event) {
    if (event.getClickCount() == 1) {
      close();
    }
  }

  private void noteDirection(KeyEvent event) {
    backwards = event.getCode() == KeyCode.TAB && event.isShiftDown();
  }

  /** A list would consume Escape, by which the editing of a cell ends. */
  private void keyPressedInList(KeyEvent event) {
    if (event.getTarget() instanceof ListView<?> list && list.getEditingIndex() < 0) {
      keyPressed(event);
    }
  }

  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && isVisible()) {
      close();
      event.consume();
    }
  }

  private void keepFocusInside(@Nullable Node owner) {
    if (content == null || owner == null || Nodes.isInside(owner, this)) {
      return;
    }
    var _ = backwards ? FocusMemory.focusLast(content) : FocusMemory.focusFirst(content);
  }

  /** Shows a panel in place of the current one. */
  public void show(Parent next) {
    if (focusBefore == null) {
      focusBefore = getScene() == null ? null : new FocusMemory(getScene());
    }
    getChildren().setAll(backdrop);
    open(next);
  }

  /**
   * Shows a panel in front of the current one, which goes on with what it does.
   *
   * @return shows the current panel again as it is then, with the focus where it is
   */
  public Runnable showInFront(Parent next) {
    Parent behind = Objects.requireNonNull(content, "no panel");
    FocusMemory focus = new FocusMemory(getScene());
    open(next);
    Nodes.setShown(behind, false);
    return () -> {
      Parent front = content;
      open(behind);
      getChildren().removeIf(each -> each.equals(front));
      focus.restore(getScene());
    };
  }

  private void open(Parent next) {
    content = next;
    if (!getChildren().contains(next)) {
      getChildren().add(next);
      growWithForms(next);
    }
    Nodes.setShown(next, true);
    setAlignment(next, Pos.CENTER);
    setMargin(next, new Insets(MARGIN));
    setVisible(true);
    applyCss();
    // Without its size a panel would leave the next click to what is behind it.
    layout();
    FocusMemory.focusFirst(next);
  }

  /**
   * Lets the panel grow and shrink with a form in it. How high the form is becomes known while the
   * panel is laid out, when a request for another layout is lost.
   */
  private static void growWithForms(Parent panel) {
    for (Node each : panel.lookupAll(".scroll-pane")) {
      if (each instanceof ScrollPane form) {
        form.prefViewportHeightProperty().subscribe(() -> Platform.runLater(form::requestLayout));
      }
    }
  }

  /**
   * Removes the panel without notifying anyone, so that it can be rebuilt.
   *
   * @return the place of the focus, for {@link #restoreFocus}
   */
  public FocusPath clear() {
    FocusPath path = new FocusPath(content == null ? this : content);
    content = null;
    getChildren().clear();
    setVisible(false);
    return path;
  }

  /** Focuses the node in the place that {@link #clear} returned. */
  public void restoreFocus(FocusPath path) {
    var _ = path.focus(content == null ? this : content);
  }

  private void close() {
    onClose.run();
  }

  public void hide() {
    if (content == null) {
      return;
    }
    clear();
    if (focusBefore != null) {
      focusBefore.restore(getScene());
      focusBefore = null;
    }
    onHidden.run();
  }

  /** Sets what runs when the panel has been hidden. */
  public void setOnHidden(Runnable handler) {
    onHidden = handler;
  }

  /** Sets what runs when the player closes the panel, in place of hiding it. */
  public void setOnClose(Runnable handler) {
    onClose = handler;
  }

  public boolean isShowing() {
    return content != null;
  }
}
