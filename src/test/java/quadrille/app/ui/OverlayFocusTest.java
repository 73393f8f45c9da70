package quadrille.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** The focus returns from a panel to where it was, or to what is left there. */
@Tag("screen")
class OverlayFocusTest {
  private final Button undo = new Button("undo");
  private final Button resign = new Button("resign");
  private final HBox tools = new HBox(undo, resign);
  private final VBox screen = new VBox(new Button("back"), tools);
  private final Overlay overlay = new Overlay();
  private final StackPane layers = new StackPane(screen, overlay);
  private final Scene scene = new Scene(layers);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  /** Opens a panel with the focus on the second button, changes the screen and closes the panel. */
  private Node focusAfter(Runnable change) {
    Supplier<Node> test =
        () -> {
          resign.requestFocus();
          overlay.show(new VBox(new Button("close")));
          assertThat(scene.getFocusOwner()).isNotEqualTo(resign);
          change.run();
          overlay.hide();
          return scene.getFocusOwner();
        };
    return FxThread.call(test);
  }

  @Test
  void theSameNodeHasItAgain() {
    assertThat(focusAfter(() -> {})).isEqualTo(resign);
  }

  @Test
  void aNeighbourHasItIfTheNodeIsGoneOrCannotHaveIt() {
    assertThat(focusAfter(() -> resign.setVisible(false))).isEqualTo(undo);
    resign.setVisible(true);
    assertThat(focusAfter(() -> resign.setDisable(true))).isEqualTo(undo);
    resign.setDisable(false);
    assertThat(focusAfter(() -> tools.getChildren().remove(resign))).isEqualTo(undo);
  }

  @Test
  void theFocusOfAWindowThatItHasLeftDoesNotMatter() {
    Button first = new Button("first");
    Button second = new Button("second");
    Supplier<Node> test =
        () -> {
          undo.requestFocus();
          layers.getChildren().remove(overlay);
          Scene other = new Scene(new StackPane(new Button("behind"), overlay));
          overlay.show(new VBox(first, second));
          second.requestFocus();
          resign.requestFocus();
          return other.getFocusOwner();
        };

    assertThat(FxThread.call(test)).isEqualTo(second);
  }

  @Test
  void aPanelBehindAnotherGoesOnAndTakesNoKeys() {
    Button first = new Button("first");
    Button second = new Button("second");
    VBox behind = new VBox(first, second);
    AtomicInteger fired = new AtomicInteger();
    second.setDefaultButton(true);
    second.setOnAction(_ -> fired.incrementAndGet());
    FxThread.run(
        () -> {
          Stage stage = new Stage();
          stage.setScene(scene);
          stage.show();
          overlay.show(behind);
          second.requestFocus();
          Runnable back = overlay.showInFront(new VBox(new Button("close")));
          assertThat(behind.getScene()).isEqualTo(scene);
          assertThat(behind.isVisible()).isFalse();
          pressEnter();
          assertThat(fired).hasValue(0);
          back.run();
          assertThat(behind.isVisible()).isTrue();
          assertThat(scene.getFocusOwner()).isEqualTo(second);
          pressEnter();
          assertThat(fired).hasPositiveValue();
          stage.close();
        });
  }

  private void pressEnter() {
    Node target = Objects.requireNonNullElse(scene.getFocusOwner(), layers);
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          target, new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false));
    }
  }

  @Test
  void theNodeInItsPlaceHasItOnceTheScreenIsRebuilt() {
    Button place = new Button("resign again");
    VBox again = new VBox(new Button("back"), new HBox(new Button("undo"), place));

    assertThat(focusAfter(() -> layers.getChildren().set(0, again))).isEqualTo(place);
  }
}
