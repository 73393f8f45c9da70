package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.settings.TextSize;
import quadrille.app.ui.FxThread;
import quadrille.records.SampleGames;

/** The cards of the launcher stay where they are. */
@Tag("screen")
@Timeout(60)
class LauncherPlacesTest {
  private static final Dimension2D SMALLEST = new Dimension2D(480, 480);

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void theNameOfTheGameToContinueDoesNotPushTheCardsDown() throws Exception {
    SampleGames.fill(folder);
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      walk.preferences().gameLeftProperty().set(true);
      for (TextSize size : List.of(TextSize.USUAL, TextSize.LARGEST)) {
        FxThread.run(() -> walk.preferences().textSizeProperty().set(size));
        Bounds before =
            FxThread.call(
                () -> {
                  walk.navigator().showLauncher();
                  return placeOfFirstCard(walk);
                });
        ScreenWalk.await("the game to continue", walk.window()::isReady);
        assertThat(FxThread.call(() -> placeOfFirstCard(walk))).isEqualTo(before);
      }
    }
  }

  private static Bounds placeOfFirstCard(ScreenWalk walk) {
    walk.layOut(SMALLEST);
    var card = Objects.requireNonNull(walk.find("#play-hex")).getParent();
    return card.localToScene(card.getLayoutBounds());
  }
}
