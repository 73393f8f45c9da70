package quadrille.app.updates;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * Downloads a small file by HTTPS. Sends nothing but the request itself: no version, no cookie, no
 * name. Follows at most three redirects, and only to HTTPS. Thread-safe.
 */
public final class HttpsDownloader {
  /** The default time limit, from the first connection to the last byte. */
  public static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(10);

  private static final int MAX_BYTES = 64 << 10;
  private static final int MAX_REDIRECTS = 3;
  private static final int OK = 200;
  private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);

  static {
    // Otherwise Java's client repeats a request when a connection ends without an answer.
    System.getProperties().putIfAbsent("jdk.httpclient.redirects.retrylimit", "1");
  }

  private final @Nullable SSLContext sslContext;
  private final Duration timeout;

  /** A downloader that trusts the certificates of the Java runtime. */
  public HttpsDownloader() {
    this(null, DEFAULT_TIMEOUT);
  }

  /**
   * @param sslContext trusts certificates, or null for those of the Java runtime
   */
  public HttpsDownloader(@Nullable SSLContext sslContext, Duration timeout) {
    this.sslContext = sslContext;
    this.timeout = timeout;
  }

  /** Whether requests to an address are allowed. */
  static boolean isSecure(URI address) {
    return "https".equalsIgnoreCase(address.getScheme())
        && address.getHost() != null
        && address.getUserInfo() == null;
  }

  /**
   * Downloads a file; blocks until it is complete.
   *
   * @throws UpdateException if it is not complete in time
   * @throws InterruptedException if the thread is interrupted
   */
  byte[] download(URI address) throws UpdateException, InterruptedException {
    long end = System.nanoTime() + timeout.toNanos();
    HttpClient client = client();
    try {
      URI next = address;
      for (int i = 0; i <= MAX_REDIRECTS; i++) {
        HttpResponse<byte[]> answer = send(client, next, end);
        if (answer.statusCode() == OK) {
          return answer.body();
        }
        next = redirect(next, answer);
      }
      throw UpdateException.of("error.redirect", address.getHost());
    } finally {
      client.shutdownNow();
    }
  }

  private HttpClient client() {
    HttpClient.Builder builder =
        HttpClient.newBuilder().followRedirects(Redirect.NEVER).connectTimeout(timeout);
    return sslContext == null ? builder.build() : builder.sslContext(sslContext).build();
  }

  private static HttpResponse<byte[]> send(HttpClient client, URI address, long end)
      throws UpdateException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address).header("User-Agent", "Quadrille").GET().build();
    CompletableFuture<HttpResponse<byte[]>> answer =
        client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), MAX_BYTES));
    try {
      return answer.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw UpdateException.of("error.slow", address.getHost());
    } catch (ExecutionException e) {
      throw UpdateException.of("error.connection", address.getHost());
    } finally {
      answer.cancel(true);
    }
  }

  private static URI redirect(URI from, HttpResponse<byte[]> answer) throws UpdateException {
    int status = answer.statusCode();
    if (!REDIRECTS.contains(status)) {
      throw UpdateException.of("error.status", from.getHost(), status);
    }
    try {
      URI next = from.resolve(answer.headers().firstValue("Location").orElse(""));
      if (isSecure(next)) {
        return next;
      }
    } catch (IllegalArgumentException e) {
      // Rejected like an address that is not secure.
    }
    throw UpdateException.of("error.redirect", from.getHost());
  }
}
