package quadrille.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** Tests the open list of a combo box. */
@Tag("screen")
class WrappingComboBoxTest {
  private final WrappingComboBox<String> box = new WrappingComboBox<>();

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void show() {
    FxThread.run(
        () -> {
          box.getItems().setAll("one", "two");
          box.setValue("two");
          Stage stage = new Stage();
          stage.setScene(new Scene(box, 200, 100));
          stage.show();
          box.show();
        });
    FxThread.await(() -> box.isShowing() && list().lookup(".list-cell") != null);
  }

  @AfterEach
  void close() {
    FxThread.run(() -> box.getScene().getWindow().hide());
  }

  private Node list() {
    return ((ComboBoxListViewSkin<?>) box.getSkin()).getPopupContent();
  }

  @Test
  void theSpaceKeyWithAModifierTakesNoValueBack() {
    for (boolean shift : new boolean[] {false, true}) {
      FxThread.run(
          () ->
              Event.fireEvent(
                  list(),
                  new KeyEvent(
                      KeyEvent.KEY_PRESSED, " ", " ", KeyCode.SPACE, shift, !shift, false, false)));

      assertThat(FxThread.call(box::getValue)).isEqualTo("two");
    }
  }
}
