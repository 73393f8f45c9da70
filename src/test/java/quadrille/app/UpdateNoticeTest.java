package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.FileChooser.ExtensionFilter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.files.FileDialogs;
import quadrille.app.ui.FxThread;
import quadrille.app.updates.HttpsDownloader;
import quadrille.app.updates.TestHttpsServer;
import quadrille.app.updates.UpdateSource;

/** Tests how the window reports a newer version, and only with update checks on. */
@Tag("screen")
@Timeout(120)
class UpdateNoticeTest {
  private static final String FILE =
      """
      {"version": "9.1.0",
       "notes": {"en": "Everything is quicker.\\nNothing is larger."},
       "page": "https://example.org/get"}
      """;

  @TempDir static Path keys;
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();
  private final List<URI> shown = new ArrayList<>();
  private TestHttpsServer server;

  @BeforeEach
  void serve() throws Exception {
    server = new TestHttpsServer(keys);
    server.respond("/", FILE);
  }

  @AfterEach
  void close() {
    app.close();
    server.close();
  }

  private void start(UpdateSource source, Consumer<URI> browser) throws TimeoutException {
    app.setPlatformServices(new PlatformServices(new NoFileDialogs(), browser, source));
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of()));
  }

  private UpdateSource source() {
    HttpsDownloader download =
        new HttpsDownloader(server.sslContext(), HttpsDownloader.DEFAULT_TIMEOUT);
    return new UpdateSource(server.address("/"), "0.1.0", download);
  }

  private void openSettings() {
    app.click("#settings");
    app.await("the settings", () -> app.has("#updates"));
    FxThread.run(() -> ((ScrollPane) app.node(".settings .quiet-scroll")).setVvalue(0.7));
  }

  private void turnOn() {
    openSettings();
    app.click("#updates");
    app.type(KeyCode.ESCAPE);
    app.await("the message", () -> app.anyText(".continue-card .label", "Quadrille 9.1.0"));
  }

  @Test
  void aNewVersionShowsItsNotesAndOpensItsPage() throws TimeoutException {
    start(source(), shown::add);
    turnOn();
    app.click("#notes");
    app.await("the notes", () -> app.anyText(".update .label", "Nothing is larger."));
    assertThat(app.anyText(".update .label", "Your version: 0.1.0")).isTrue();
    app.click(".update #open");

    assertThat(shown).containsExactly(URI.create("https://example.org/get"));
  }

  @Test
  void theAddressIsCopiedWhereNoBrowserOpens() throws TimeoutException {
    start(
        source(),
        page -> {
          throw new UnsupportedOperationException("a test");
        });
    turnOn();
    app.click("#notes");
    app.click(".update #open");
    app.await("the copy", () -> app.text(".update #copy").equals("Copied"));

    assertThat(FxThread.<String>call(() -> Clipboard.getSystemClipboard().getString()))
        .isEqualTo("https://example.org/get");
  }

  @Test
  void aDismissedVersionIsShownOnRequestOnly() throws TimeoutException {
    start(source(), shown::add);
    turnOn();
    app.click("#dismissUpdate");
    app.await("the launcher", () -> !app.has("#dismissUpdate"));
    openSettings();
    app.click("#lookNow");
    app.await("the answer", () -> app.text("#updatesTold").contains("9.1.0"));
    app.type(KeyCode.ESCAPE);

    assertThat(app.has("#dismissUpdate")).isFalse();
  }

  @Test
  void aFailedCheckShowsItsReason() throws TimeoutException {
    server.handle("/gone", exchange -> exchange.sendResponseHeaders(404, -1));
    HttpsDownloader download =
        new HttpsDownloader(server.sslContext(), HttpsDownloader.DEFAULT_TIMEOUT);
    start(new UpdateSource(server.address("/gone"), "0.1.0", download), shown::add);
    openSettings();
    assertThat(app.node("#lookNow").isDisabled()).isTrue();
    app.click("#updates", "#lookNow");

    app.await(
        "the answer",
        () ->
            app.text("#updatesTold").contains("does not have the file at the moment (status 404)"));
  }

  @Test
  void aBuildWithoutAnAddressHasNoUpdateChecks() throws TimeoutException {
    start(new UpdateSource(null, "0.1.0", new HttpsDownloader()), shown::add);
    openSettings();

    assertThat(app.node("#updates").isDisabled()).isTrue();
    assertThat(app.node("#lookNow").isDisabled()).isTrue();
    assertThat(app.text("#updatesTold")).contains("not available in this build");
  }

  @Test
  void switchedOffItMakesNoConnection() throws Exception {
    try (ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      URI address = URI.create("https://localhost:" + door.getLocalPort() + "/");
      start(new UpdateSource(address, "0.1.0", new HttpsDownloader()), shown::add);
      openSettings();
      assertThat(app.text("#updatesTold")).contains("localhost", "nothing about you is sent");
      app.type(KeyCode.ESCAPE);
      app.click("#play-hex", "#back");
      app.await("the launcher", () -> app.has("#play-hex"));

      door.setSoTimeout(1);
      assertThatThrownBy(door::accept).isInstanceOf(SocketTimeoutException.class);
    }
  }

  /** No file is opened or saved here. */
  private static final class NoFileDialogs implements FileDialogs {
    @Override
    public Optional<Path> showOpenDialog(String title, List<ExtensionFilter> kinds) {
      return Optional.empty();
    }

    @Override
    public Optional<Path> showSaveDialog(String title, String name, List<ExtensionFilter> kinds) {
      return Optional.empty();
    }
  }
}
