package quadrille.app.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Asking a real server, which does what servers do. */
@Timeout(60)
class UpdateSourceTest {
  private static final Duration SHORT = Duration.ofMillis(500);

  @TempDir static Path keys;
  private TestHttpsServer server;

  @BeforeEach
  void start() throws Exception {
    server = new TestHttpsServer(keys);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private UpdateSource source(String path, Duration patience) {
    return new UpdateSource(
        server.address(path), "1.1.0", new HttpsDownloader(server.sslContext(), patience));
  }

  private Optional<Release> ask(String path) throws Exception {
    return source(path, HttpsDownloader.DEFAULT_TIMEOUT).check();
  }

  static String file(String version) {
    return "{\"version\": \"%s\", \"notes\": {\"en\": \"Quicker.\"}, \"page\": \"https://example.org/\"}"
        .formatted(version);
  }

  private static void assertFails(String part, ThrowingCallable asks) {
    assertThatThrownBy(asks).isInstanceOf(UpdateException.class).hasMessageContaining(part);
  }

  @Test
  void findsANewerVersion() throws Exception {
    server.respond("/", file("1.2.0"));
    assertThat(ask("/")).hasValueSatisfying(it -> assertThat(it.version()).hasToString("1.2.0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1.0", "1.1.0-rc.2", "1.0.9", "0.9.0", "1.1.0+later"})
  void ignoresTheSameAndOlderVersions(String version) throws Exception {
    server.respond("/", file(version));
    assertThat(ask("/")).isEmpty();
  }

  @Test
  void requestsRevealNothing() throws Exception {
    server.redirect("/first", server.address("/file").toString());
    server.respond("/file", file("1.2.0"));
    ask("/first");

    assertThat(server.requests()).hasSize(2);
    assertThat(server.requests())
        .allSatisfy(
            headers -> {
              assertThat(headers.get("User-Agent")).containsExactly("Quadrille");
              assertThat(headers.keySet())
                  .allMatch(
                      name ->
                          name.matches(
                              "(?i)host|user-agent|content-length|connection|upgrade|http2-settings"));
            });
  }

  @Test
  void followsHttpsRedirects() throws Exception {
    server.redirect("/first", server.address("/second").toString());
    server.redirect("/second", "file");
    server.respond("/file", file("1.2.0"));

    assertThat(ask("/first")).isPresent();
  }

  @Test
  void rejectsRedirectsToHttp() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    HttpServer plain =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    plain.createContext("/", exchange -> asked.incrementAndGet());
    plain.start();
    try {
      server.redirect("/", "http://localhost:" + plain.getAddress().getPort() + "/");
      assertFails("not allowed", () -> ask("/"));
      assertThat(asked).hasValue(0);
    } finally {
      plain.stop(0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"file:///etc/passwd", "ftp://localhost/", "https://", "::", "https:x"})
  void rejectsOtherRedirects(String address) {
    server.redirect("/", address);
    assertFails("not allowed", () -> ask("/"));
  }

  @Test
  void stopsAfterThreeRedirects() {
    server.redirect("/", server.address("/").toString());
    assertFails("not allowed", () -> ask("/"));
    assertThat(server.requests()).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {204, 304, 401, 403, 404, 500, 503})
  void rejectsOtherStatusCodes(int status) {
    server.handle("/", exchange -> exchange.sendResponseHeaders(status, -1));
    assertFails("status " + status, () -> ask("/"));
    assertThat(server.requests()).hasSize(1);
  }

  @Test
  void rejectsGarbage() {
    server.respond("/", "<html>Under construction</html>");
    assertFails("does not name a version", () -> ask("/"));
  }

  @Test
  void rejectsEndlessFiles() throws Exception {
    CountDownLatch gone = new CountDownLatch(1);
    server.handle(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          try {
            writeForever(exchange.getResponseBody());
          } finally {
            gone.countDown();
          }
        });
    assertFails("its answer was unusable", () -> ask("/"));
    assertThat(gone.await(30, TimeUnit.SECONDS)).isTrue();
  }

  private static void writeForever(OutputStream out) throws IOException {
    byte[] block = " ".repeat(8192).getBytes(StandardCharsets.UTF_8);
    while (true) {
      out.write(block);
    }
  }

  @Test
  void timesOutWithoutAnAnswer() {
    CountDownLatch never = new CountDownLatch(1);
    server.handle(
        "/",
        exchange -> {
          while (!await(never)) {
            Thread.onSpinWait();
          }
        });
    assertFails("too long", () -> source("/", SHORT).check());
  }

  @Test
  void timesOutOnASlowServer() {
    CountDownLatch never = new CountDownLatch(1);
    server.handle(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          while (!await(never)) {
            exchange.getResponseBody().write(' ');
            exchange.getResponseBody().flush();
          }
        });
    assertFails("too long", () -> source("/", SHORT).check());
  }

  /** Whether it came, within the time between two drops. */
  private static boolean await(CountDownLatch latch) throws IOException {
    try {
      return latch.await(20, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /** Java's client may ask once more by itself when a connection is closed without an answer. */
  @Test
  void reportsAClosedConnection() {
    server.handle("/", exchange -> {});
    assertFails("Could not reach", () -> ask("/"));
    assertThat(server.requests()).isNotEmpty();
  }

  @Test
  void reportsARefusedConnection() throws Exception {
    URI address = server.address("/");
    server.close();
    assertFails(
        "Could not reach",
        () ->
            new UpdateSource(address, "1.1.0", new HttpsDownloader(server.sslContext(), SHORT))
                .check());
  }

  @Test
  void rejectsUntrustedCertificatesBeforeTheRequest() {
    server.respond("/", file("1.2.0"));
    UpdateSource source = new UpdateSource(server.address("/"), "1.1.0", new HttpsDownloader());
    assertFails("Could not reach", source::check);
    assertThat(server.requests()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://localhost/", "file:///tmp/x", "https:/x", "//localhost/", "x"})
  void acceptsOnlyHttpsAddresses(String address) {
    assertThat(new UpdateSource(URI.create(address), "1.1.0", new HttpsDownloader()).isAvailable())
        .isFalse();
  }

  @Test
  void developmentBuildsHaveNoAddress() {
    UpdateSource source = new UpdateSource(null, "1.1.0", new HttpsDownloader());
    assertThat(source.isAvailable()).isFalse();
    assertThatThrownBy(source::check).isInstanceOf(IllegalStateException.class);
  }
}
