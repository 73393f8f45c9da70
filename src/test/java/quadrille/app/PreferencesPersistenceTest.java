package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.application.ColorScheme;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.RobotInput;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.settings.SavedPreferences;
import quadrille.app.settings.WindowBounds;
import quadrille.app.ui.FxThread;

/** Tests that preferences survive a restart. */
@Tag("screen")
@Timeout(120)
class PreferencesPersistenceTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void themeLanguageNamesAndWindowSurviveARestart() throws TimeoutException {
    app.start(folder, SavedPreferences.DEFAULTS);
    FxThread.run(
        () -> {
          app.node("#settings").getScene().getWindow().setWidth(700);
          app.node("#settings").getScene().getWindow().setX(120);
        });
    RobotInput.settle();
    app.click("#settings");
    app.await("the settings", () -> app.has("#theme"));
    app.enter("#moveOverhead", "124");
    app.type(KeyCode.ENTER);
    app.click("#book");
    app.click("Dark", "Français");
    app.type(KeyCode.ESCAPE);
    app.click("#play-hex");
    app.await("the panel", () -> app.has("#seat-1"));
    app.click("#seat-1 #name");
    app.write("Ada");
    app.click("#play");
    app.await("the table", () -> app.has("#seat-first"));
    app.close();

    app.start(folder);
    assertThat(app.text("#play-hex")).isEqualTo("Jouer");
    var scene = FxThread.call(() -> app.node("#settings").getScene());
    assertThat(scene.getPreferences().getColorScheme()).isEqualTo(ColorScheme.DARK);
    assertThat(scene.getWindow().getWidth()).isEqualTo(700);
    assertThat(scene.getWindow().getX()).isEqualTo(120);
    SavedPreferences saved = new PreferencesFile(folder).read();
    assertThat(saved.moveOverheadMs()).isEqualTo(120);
    assertThat(saved.book()).isFalse();
    app.click("#play-hex");
    app.await("the panel", () -> app.has("#seat-1"));
    assertThat(((TextInputControl) app.node("#seat-1 #name")).getText()).isEqualTo("Ada");
  }

  @Test
  void aWindowOnAMissingScreenOpensOnAnother() throws TimeoutException {
    new PreferencesFile(folder).write(at(new WindowBounds(5000, -3000, 800, 600, false)));
    app.start(folder);

    var window = FxThread.call(() -> app.node("#settings").getScene().getWindow());
    assertThat(window.getX()).isBetween(0.0, 200.0);
    assertThat(window.getY()).isBetween(0.0, 400.0);
    assertThat(window.getWidth()).isEqualTo(800);
  }

  private static SavedPreferences at(WindowBounds place) {
    Preferences preferences = new Preferences(SavedPreferences.DEFAULTS);
    preferences.windowProperty().set(place);
    return preferences.snapshot();
  }

  @Test
  void theDataFolderIsShownAndCopied() throws TimeoutException {
    app.start(folder, SavedPreferences.DEFAULTS);
    app.click("#settings");
    app.await("the settings", () -> app.has("#copyFolder"));
    assertThat(app.text("#folder")).isEqualTo(folder.toString());
    FxThread.run(() -> ((javafx.scene.control.Button) app.node("#copyFolder")).fire());
    String copied = FxThread.call(() -> Clipboard.getSystemClipboard().getString());
    assertThat(copied).isEqualTo(folder.toString());
  }
}
