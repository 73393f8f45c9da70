package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.ui.FxThread;

/** Tests adding an external engine in the settings and playing against it. */
@Tag("screen")
@Timeout(60)
class EnginesTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void anEngineIsOnOfferInTheFormThatWasOpenBeforeItWasAdded() throws TimeoutException {
    app.start(folder);
    app.click("#play-dames");
    app.clickWithin("#seat-2", "Classic");
    app.await("the bots", () -> app.has("#seat-2 .combo-box"));
    app.typeWithShortcut(KeyCode.COMMA);
    add("moby");
    closeEnginesAndSettings();
    assertThat(app.offers("#seat-2 .combo-box", "moby")).isFalse();
    app.click("#seat-2 .combo-box");
    app.await("the engine on offer", () -> app.offers("#seat-2 .combo-box", "moby"));
  }

  @Test
  void aTestKeepsTheFocusAndARemovalPassesItOn() throws TimeoutException {
    app.start(folder);
    app.click("#settings");
    add("moby");
    String tryIt = ".kept-engines .icon-button";
    app.click(tryIt);
    app.await("the result", () -> app.text(".engine-notice").startsWith("The engine cannot play"));
    assertThat(app.hasFocus(tryIt)).isTrue();
    app.type(KeyCode.TAB);
    app.type(KeyCode.SPACE);
    app.await("the removal", () -> app.text(".engine-notice").equals("moby removed."));
    assertThat(app.hasFocus(".engines #name")).isTrue();
  }

  private void add(String name) {
    app.await("the settings", () -> app.has("#toEngines"));
    FxThread.run(() -> ((ScrollPane) app.node(".settings .quiet-scroll")).setVvalue(1));
    app.click("#toEngines");
    app.clickWithin(".engines", "#name");
    app.write(name);
    app.clickWithin("#game", "Dames");
    app.click("#command");
    app.write("/no/such/moby -q");
    app.type(KeyCode.ENTER);
    app.await("the notice", () -> app.text(".engine-notice").equals(name + " added."));
  }

  /** Escape leads from the engines back to the settings, and from there to the screen. */
  private void closeEnginesAndSettings() {
    app.type(KeyCode.ESCAPE);
    app.await("the settings again", () -> app.has(".settings") && !app.has(".engines"));
    assertThat(app.hasFocus("#toEngines")).isTrue();
    assertThat(((ScrollPane) app.node(".settings .quiet-scroll")).getVvalue()).isEqualTo(1);
    app.type(KeyCode.ESCAPE);
    app.await("the screen", () -> !app.has(".settings"));
  }

  @Test
  void anEngineAddedInTheSettingsCanPlay() throws TimeoutException {
    app.start(folder);
    app.click("#settings");
    add("moby");
    assertThat(app.has("Dames · /no/such/moby -q")).isTrue();

    closeEnginesAndSettings();
    app.click("#play-dames");
    app.clickWithin("#seat-2", "Classic");
    app.await("the engine on offer", () -> app.offers("#seat-2 .combo-box", "moby"));
  }
}
