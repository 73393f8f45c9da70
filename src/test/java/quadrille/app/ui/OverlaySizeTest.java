package quadrille.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A panel is as high as the form in it, while there is room. */
@Tag("screen")
class OverlaySizeTest {
  private final VBox form = new VBox(part());
  private final ScrollPane scroll = new ScrollPane(form);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private static Region part() {
    Region part = new Region();
    part.setMinHeight(150);
    return part;
  }

  @Test
  void aPanelShrinksWithTheFormInIt() {
    scroll.setFitToWidth(true);
    scroll.prefViewportHeightProperty().bind(form.heightProperty());
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox panel = new VBox(scroll);
    panel.setMaxHeight(Region.USE_PREF_SIZE);
    Overlay overlay = new Overlay();
    Stage stage =
        FxThread.call(
            () -> {
              Stage shown = new Stage();
              shown.setScene(new Scene(new StackPane(overlay), 600, 600));
              shown.show();
              overlay.show(panel);
              return shown;
            });
    try {
      WaitForAsyncUtils.waitForFxEvents();
      double before = panel.getHeight();
      FxThread.run(() -> form.getChildren().add(part()));
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(panel.getHeight()).isEqualTo(before + 150);

      FxThread.run(() -> form.getChildren().removeLast());
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(panel.getHeight()).isEqualTo(before);
    } finally {
      FxThread.run(stage::close);
    }
  }
}
