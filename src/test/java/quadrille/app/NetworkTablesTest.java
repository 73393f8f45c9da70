package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.settings.NetworkPreferences;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.ui.FxThread;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.network.TestTable;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.discovery.TableAnnouncement;
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

  @Test
  void aSeatThatIsGivenAfterThePanelWasClosedCanBeReturnedTo() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of())) {
      table.play(Set.of(Side.FIRST));
      FxThread.run(
          () -> {
            join(table);
            walk.window().hideOverlay();
          });
      ScreenWalk.await("the seat", () -> !remembered().token().isEmpty());
      TableAddress address = TableAddress.parse(remembered().address());
      try (RemoteTable guest = RemoteTable.resume(address, remembered().token(), Locale.ENGLISH)) {
        assertThat(guest.side()).isEqualTo(Side.FIRST);
      }
    }
  }

  @Test
  void aSeatThatTheHostDoesNotKnowIsOfferedNoMore() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of())) {
      table.play(Set.of(Side.FIRST));
      NetworkPreferences old =
          new NetworkPreferences("", "127.0.0.1:" + table.host.port(), "f".repeat(32), 0);
      FxThread.run(
          () -> {
            walk.preferences().networkProperty().set(old);
            choose();
            assertThat(found("#resume").isVisible()).isTrue();
            press("#resume");
          });
      ScreenWalk.await("the loss of the seat", () -> remembered().token().isEmpty());
      ScreenWalk.await(
          "the reason",
          () -> walk.find(".form-error") instanceof Labeled error && !error.getText().isEmpty());
      assertThat(FxThread.call(() -> found("#resume").isVisible())).isFalse();
    }
  }

  @Test
  void aPanelToPlayWithOthersIsAsItWasAfterTheHelp() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of());
        TableAnnouncement _ =
            new TableAnnouncement(table.host, Games.get("dots"), List.of(), true)) {
      table.play(Set.of(Side.FIRST));
      FxThread.run(
          () -> {
            choose();
            walk.navigator().showKeyboardShortcuts();
          });
      ScreenWalk.await("the table", () -> walk.find(".nearby") != null);
    }
    ScreenWalk.await("no table", () -> walk.find(".nearby") == null);
  }

  @Test
  void aGameIsStoredOnceEvenIfItsGuestReturnsAfterItsEnd() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of());
        GameStore store = new GameStore(folder)) {
      Match match = table.play(Set.of(Side.SECOND));
      FxThread.run(() -> join(table));
      ScreenWalk.await("the table", () -> walk.find(".status-text") != null);
      HumanPlayer host = Objects.requireNonNull(table.ownPlayers.get(Side.FIRST));
      TestTable.waitUntil(() -> host.submit(match.state().line().position().legalMoves().get(0)));
      match.resign(Side.FIRST);
      awaitEnd();
      ScreenWalk.await("the stored game", () -> remembered().stored() == 1);
      FxThread.run(
          () -> {
            choose();
            press("#resume");
          });
      awaitEnd();
      FxThread.run(() -> walk.window().show(_ -> StackPane::new));
      assertThat(store.games()).hasSize(1);
    }
  }

  private void awaitEnd() {
    ScreenWalk.await(
        "the end",
        () ->
            walk.find(".status-text") instanceof Labeled status
                && status.getText().contains("Red resigns"));
  }

  /** Leaves what is shown, and opens the panel. */
  private void choose() {
    walk.window().show(_ -> StackPane::new);
    tables().choose();
    walk.widen();
  }

  private void join(TestTable table) {
    choose();
    type("#address", "127.0.0.1:" + table.host.port());
    type("#code", table.host.code().text());
    press("#join");
  }

  private void press(String query) {
    ((Button) found(query)).fire();
  }

  private Node found(String query) {
    return Objects.requireNonNull(walk.find(query), query);
  }

  private void type(String query, String text) {
    ((TextField) found(query)).setText(text);
  }

  private NetworkPreferences remembered() {
    return walk.preferences().networkProperty().get();
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
