package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.ui.FxThread;
import quadrille.games.Games;
import quadrille.network.TestTable;
import quadrille.records.GameStore;
import quadrille.records.OpenTables;
import quadrille.records.RecordsException;

/** Tests tables whose answer comes after the player has gone elsewhere, over real connections. */
@Tag("screen")
@Timeout(60)
class NetworkTablesTest {
  @TempDir private Path folder;
  private ScreenWalk walk;

  @BeforeAll
  static void startToolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    walk = new ScreenWalk(folder);
  }

  @AfterEach
  void close() {
    walk.close();
  }

  private NetworkTables tables() {
    return (NetworkTables) walk.navigator().playWithOthers();
  }

  @Test
  void aTableThatOpensAfterThePlayerHasGoneElsewhereIsClosedAgain() throws Exception {
    HostSetup setup = new HostSetup(GameSetup.DEFAULT, false, true, true, false);
    try (GameStore store = new GameStore(folder)) {
      FxThread.run(
          () -> {
            tables().host(Games.get("dots"), setup);
            while (!isKept(store)) {
              Thread.onSpinWait();
            }
            walk.window().show(_ -> StackPane::new);
          });
      TestTable.waitUntil(() -> !isKept(store));
    }
    assertThat(walk.find(".game-scene")).isNull();
  }

  /** Whether the records keep the first table. */
  private static boolean isKept(GameStore store) {
    try {
      return new OpenTables(store).find(1) != null;
    } catch (RecordsException e) {
      return false;
    }
  }
}
