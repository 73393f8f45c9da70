package quadrille.app.updates;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A server that speaks HTTPS on this machine, with a certificate that it has signed itself. */
public final class TestHttpsServer implements AutoCloseable {
  private static final char[] PASSWORD = "changeit".toCharArray();
  private static final int OK = 200;

  /** Reading a file of keys is slow by design. */
  private static final Map<Path, SSLContext> CONTEXTS = new ConcurrentHashMap<>();

  private final HttpsServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final SSLContext context;
  private final List<Headers> requests = new CopyOnWriteArrayList<>();

  /**
   * @param folder where its keys are kept
   */
  public TestHttpsServer(Path folder) throws Exception {
    context = CONTEXTS.computeIfAbsent(folder, TestHttpsServer::newContext);
    InetAddress here = InetAddress.getLoopbackAddress();
    server = HttpsServer.create(new InetSocketAddress(here, 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(context));
    server.setExecutor(threads);
    server.start();
  }

  private static SSLContext newContext(Path folder) {
    try {
      return context(keys(folder));
    } catch (GeneralSecurityException | IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path keys(Path folder) throws IOException, InterruptedException {
    Path file = folder.resolve("keys.p12");
    if (!Files.exists(file)) {
      Process tool =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                  "-J-XX:TieredStopAtLevel=1",
                  "-J-XX:+UseSerialGC",
                  "-genkeypair",
                  "-keystore",
                  file.toString(),
                  "-storepass",
                  new String(PASSWORD),
                  "-alias",
                  "here",
                  "-keyalg",
                  "EC",
                  "-dname",
                  "CN=localhost",
                  "-ext",
                  "SAN=dns:localhost")
              .redirectErrorStream(true)
              .start();
      String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (tool.waitFor() != 0) {
        throw new IOException(said);
      }
    }
    return file;
  }

  private static SSLContext context(Path file) throws GeneralSecurityException, IOException {
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD);
    }
    KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(keys, PASSWORD);
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(keys);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(own.getKeyManagers(), trust.getTrustManagers(), null);
    return context;
  }

  /** Trusts the server's certificate. */
  public SSLContext sslContext() {
    return context;
  }

  /** Answers at a path. */
  public void handle(String path, HttpHandler handler) {
    server.createContext(
        path,
        exchange -> {
          requests.add(exchange.getRequestHeaders());
          try (exchange) {
            handler.handle(exchange);
          }
        });
  }

  /** Answers at a path with a text. */
  public void respond(String path, String text) {
    handle(
        path,
        exchange -> {
          byte[] body = text.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(OK, body.length);
          exchange.getResponseBody().write(body);
        });
  }

  /** A source of updates that announces a newer version. */
  public UpdateSource newerVersion() {
    respond(
        "/",
        """
        {"version": "9.1.0", "notes": {"en": "Everything is quicker."},
         "page": "https://example.org/get"}
        """);
    HttpsDownloader download = new HttpsDownloader(context, HttpsDownloader.DEFAULT_TIMEOUT);
    return new UpdateSource(address("/"), "0.1.0", download);
  }

  /** Sends on from a path to an address. */
  public void redirect(String path, String address) {
    handle(
        path,
        exchange -> {
          exchange.getResponseHeaders().add("Location", address);
          exchange.getResponseHeaders().add("Set-Cookie", "who=you");
          exchange.sendResponseHeaders(302, -1);
        });
  }

  public URI address(String path) {
    return URI.create("https://localhost:" + server.getAddress().getPort() + path);
  }

  /** The headers of the requests so far. */
  public List<Headers> requests() {
    return requests;
  }

  @Override
  public void close() {
    threads.shutdownNow();
    server.stop(0);
  }
}
