package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.network.TestTable;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.TableListener;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.protocol.JoinCode;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.OpenTables;
import quadrille.text.Text;

/** Opens a table in the window and joins one, over real connections. */
@Tag("screen")
@Timeout(120)
class PlayWithOthersTest {
  private static final GameSetup SMALL =
      new GameSetup(
          null,
          Map.of("rows", "2", "columns", "2"),
          SeatChoice.human("Ann"),
          SeatChoice.HUMAN,
          Starter.ONE,
          TimeControl.TOTAL_10M);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @BeforeEach
  void start() throws Exception {
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of("dots hosted", SMALL)));
  }

  @AfterEach
  void close() {
    app.close();
  }

  private RemoteTable join(String name) throws Exception {
    String port = app.text(".invitation #address").replaceAll(".*:(\\d+)/", "$1");
    return RemoteTable.join(
        TableAddress.parse("127.0.0.1:" + port),
        JoinCode.parse(app.text(".invitation #code")),
        name,
        null,
        Locale.ENGLISH);
  }

  @Test
  void aTableOpenedByKeyboardWaitsForItsGuestAndIsStoredWithTheirName() throws Exception {
    app.typeWithShortcut(KeyCode.P);
    app.click("#host-dots");
    app.await("the form", () -> app.has("#play"));
    app.typeWithShortcut(KeyCode.ENTER);
    app.await("the invitation", () -> app.has(".invitation"));
    assertThat(app.status()).isEqualTo("Waiting for somebody to play Blue");

    try (RemoteTable guest = join("Ben")) {
      HumanPlayer ben = new HumanPlayer("Ben");
      Match followed = guest.newMatch(ben);
      followed.start();
      app.await("the board", () -> !app.has(".invitation"));
      app.play("a1h");
      TestTable.waitUntil(() -> followed.state().line().ply() == 1);
      ben.submit(followed.state().line().position().legalMoves().get(0));
      app.await("the answer", () -> app.moves().size() == 2);
      app.type(KeyCode.F1);
      app.await("a panel", () -> app.has(".overlay #close"));
      guest.offerDraw();
      TestTable.waitUntil(() -> followed.state().drawOffer() == Side.SECOND);
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(app.has(".question")).as("a question in place of the panel").isFalse();
      app.type(KeyCode.ESCAPE);
      app.await("the question", () -> app.has(".question"));
      guest.resign();
      app.awaitStatus("Blue resigns");
      app.await("no question any more", () -> !app.has(".question"));
    }
    try (GameStore store = new GameStore(folder)) {
      GameSummary stored = store.games().getFirst();
      assertThat(stored.participant(Side.FIRST).name()).isEqualTo("Ann");
      assertThat(stored.participant(Side.SECOND).name()).isEqualTo("Ben");
    }
  }

  @Test
  void whoeverClosesTheWindowClosesTheTableFirst() throws Exception {
    app.typeWithShortcut(KeyCode.P);
    app.click("#host-dots");
    app.await("the form", () -> app.has("#play"));
    app.typeWithShortcut(KeyCode.ENTER);
    app.await("the invitation", () -> app.has(".invitation"));
    CompletableFuture<Text> closed = new CompletableFuture<>();
    try (RemoteTable guest = join("Ben")) {
      guest.addListener(
          new TableListener() {
            @Override
            public void closed(Text reason) {
              closed.complete(reason);
            }
          });
      guest.resign();
      app.awaitStatus("Blue resigns");
      app.close();
      assertThat(closed.get(20, TimeUnit.SECONDS)).hasToString("The host has closed the table.");
    }
    try (GameStore store = new GameStore(folder)) {
      long game = store.games().getFirst().id();
      assertThat(new OpenTables(store).find(game)).as("a table of a game that is over").isNull();
    }
  }

  @Test
  void aTableOnTheNetworkIsFoundAndJoinedWithItsCode() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("rows", "2", "columns", "2"));
        TableAnnouncement _ =
            new TableAnnouncement(table.host, Games.get("dots"), List.of("level:2"), true)) {
      table.play(EnumSet.of(Side.FIRST));
      app.typeWithShortcut(KeyCode.P);
      app.clickText(".nearby", "Dots and Boxes with Level 2\n" + address(table));
      app.write(table.host.code().text());
      app.type(KeyCode.ENTER);
      app.awaitStatus("Red to move");
    }
  }

  private static String address(TestTable table) {
    return "127.0.0.1:" + table.host.port();
  }

  @Test
  void aTableIsJoinedWithAWholeLinkAndItsSeatIsRemembered() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("rows", "2", "columns", "2"))) {
      Match match = table.play(EnumSet.of(Side.SECOND));
      app.typeWithShortcut(KeyCode.P);
      app.click("#address");
      app.write("127.0.0.1:" + table.uri().getPort() + "#" + table.host.code());
      app.click(".others #name");
      app.write("Ben");
      app.type(KeyCode.ENTER);
      app.awaitStatus("Red to move");
      assertThat(app.text("#seat-second #name")).isEqualTo("Ben");
      assertThat(app.text("#seat-second #role")).isEqualTo("Blue · you");

      HumanPlayer host = Objects.requireNonNull(table.ownPlayers.get(Side.FIRST));
      host.submit(match.state().line().position().legalMoves().get(0));
      app.awaitStatus("Blue to move");
      app.playAny();
      TestTable.waitUntil(() -> match.state().line().ply() == 2);

      app.click("#launcher", "Leave");
      app.typeWithShortcut(KeyCode.P);
      app.click("#resume");
      app.await("both moves", () -> app.moves().size() == 2);
      match.resign(Side.FIRST);
      app.awaitStatus("Red resigns");
    }
    app.awaitStatus("The host has closed the table.");
    assertThat(app.has("#again")).isFalse();
  }

  @Test
  void aMissingCodeIsToldInSightInALowWindow() {
    app.resize(480, 480);
    app.typeWithShortcut(KeyCode.P);
    app.click("#address");
    app.write("127.0.0.1:9");
    app.click("#join");
    app.await("the reason", () -> app.anyText(".form-error", "The join code is missing"));
    assertThat(app.top(".form-error")).isBetween(0.0, app.top("#join"));
  }

  @Test
  void aHostThatPlaysANumberOfGamesIsNotAskedForARematch() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("rows", "2", "columns", "2"))) {
      table.setGames(2);
      Match match = table.play(EnumSet.of(Side.SECOND));
      app.typeWithShortcut(KeyCode.P);
      app.click("#address");
      app.write("127.0.0.1:" + table.uri().getPort() + "#" + table.host.code());
      app.type(KeyCode.ENTER);
      app.awaitStatus("Red to move");
      match.resign(Side.FIRST);
      app.awaitStatus("Red resigns");
      assertThat(app.has("#again")).isFalse();
    }
  }

  private void fillInATableThatIsNotThere() {
    app.typeWithShortcut(KeyCode.P);
    app.click("#address");
    app.write("127.0.0.1:9");
    app.click("#code");
    app.write("ABCD-EFGH");
  }

  @Test
  void aWrongAddressIsToldInTheForm() {
    fillInATableThatIsNotThere();
    app.type(KeyCode.ENTER);
    app.await("the reason", () -> app.anyText(".form-error", "No table answers at 127.0.0.1:9"));
  }

  @Test
  void theButtonThatWasPressedHasTheFocusAgainAfterARefusal() {
    fillInATableThatIsNotThere();
    app.click("#join");
    app.await("the reason", () -> app.anyText(".form-error", "No table answers at 127.0.0.1:9"));
    app.await("the focus", () -> app.node("#join").isFocused());
  }
}
