package quadrille.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import quadrille.app.ui.FxThread;
import quadrille.games.GameModule;
import quadrille.games.Games;

@Tag("screen")
class MiniatureTest {
  private static final double SIZE = 200;

  private final StackPane slot = new StackPane();

  static List<GameModule> rooms() {
    return Games.ALL;
  }

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aBoardThatHasJustAppearedCoversNothingBesideItsPlace(GameModule module) throws Exception {
    CompletableFuture<Bounds> covered = new CompletableFuture<>();
    FxThread.run(
        () -> {
          new Scene(new Group(slot));
          slot.resize(SIZE, SIZE);
          slot.getChildren()
              .addListener(
                  (ListChangeListener<Node>)
                      change ->
                          Platform.runLater(() -> covered.complete(slot.getBoundsInParent())));
        });
    MiniatureActivity activity = new MiniatureActivity(InstantSource.system());
    try (var worker = Executors.newSingleThreadScheduledExecutor()) {
      new Miniature(module, 1, activity, slot).start(worker, 0);
      Bounds bounds = covered.get(20, TimeUnit.SECONDS);
      worker.shutdownNow();

      assertThat(bounds.getWidth()).isBetween(SIZE, SIZE + 1);
      assertThat(bounds.getHeight()).isBetween(SIZE, SIZE + 1);
    }
  }
}
