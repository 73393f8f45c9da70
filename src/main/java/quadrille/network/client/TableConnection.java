package quadrille.network.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import quadrille.text.Text;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Talks to the host of a table over HTTP. Thread-safe. */
final class TableConnection implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final int MAX_ANSWER_BYTES = 65_536;

  private final TableAddress address;
  private final Locale language;
  private final Duration timeout;
  private final HttpClient client;
  private volatile String token = "";

  /**
   * @param language the language of the host's sentences
   */
  TableConnection(TableAddress address, Locale language) {
    this(address, language, TIMEOUT);
  }

  /**
   * @param language the language of the host's sentences
   * @param timeout how long the host may take for an answer, or for the first event of a stream
   */
  TableConnection(TableAddress address, Locale language, Duration timeout) {
    this.address = address;
    this.language = language;
    this.timeout = timeout;
    client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(timeout)
            .build();
  }

  /** The answer to a request: its status and the JSON object in it, empty if there was none. */
  record Answer(int status, JsonNode body) {
    boolean isOk() {
      return status / 100 == 2;
    }

    /** Whether the host has only just been started, and no game has begun. */
    boolean isNotReady() {
      return status == 503 && body.path("error").asString("").equals("not-ready");
    }

    /** The host's reason for refusing, as a sentence. */
    Text reason() {
      String sentence = Protocol.printable(body.path("text").asString(""));
      return sentence.isEmpty()
          ? Text.of(TableConnection.class, "error.status", Integer.toString(status))
          : Text.of(TableConnection.class, "error.refused", sentence);
    }
  }

  /** A host that has opened its table and is about to begin a game. */
  static final class NotReadyException extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Text reason;

    NotReadyException(Text reason) {
      super(reason.toString());
      this.reason = reason;
    }

    Text reason() {
      return reason;
    }
  }

  TableAddress address() {
    return address;
  }

  /** The token of our seat, which all further requests carry. */
  void setToken(String token) {
    this.token = token;
  }

  /**
   * Takes a seat and returns its token.
   *
   * @param isComputer whether the name is that of a computer, which is shown in words
   * @throws BadInputException if the host refuses; says why
   */
  String claimSeat(JoinCode code, String name, boolean isComputer, @Nullable Side side)
      throws IOException, InterruptedException, BadInputException {
    ObjectNode body = Json.object();
    body.put("version", Protocol.VERSION).put("code", code.text()).put("name", name);
    if (isComputer) {
      body.put("computer", true);
    }
    if (side != null) {
      body.put("side", side.id());
    }
    Answer answer = post(Protocol.SEAT, body);
    if (!answer.isOk()) {
      throw new BadInputException(answer.reason());
    }
    return answer.body().path("token").asString("");
  }

  /**
   * Sends a request with a JSON object.
   *
   * @throws IOException if the connection is lost, the host does not answer, or it is not ready and
   *     has to be asked again
   */
  Answer post(String path, ObjectNode body) throws IOException, InterruptedException {
    return answer(
        send(request(path).POST(HttpRequest.BodyPublishers.ofString(Json.oneLine(body)))));
  }

  /** Sends a request and waits until an answer begins. */
  private HttpResponse<InputStream> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    CompletableFuture<HttpResponse<InputStream>> answer =
        client.sendAsync(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    try {
      return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("no answer", e);
    } finally {
      answer.cancel(true);
    }
  }

  /** Closes a stream that takes too long; to be cancelled by whoever has read from it. */
  private CompletableFuture<Void> closeLater(InputStream in) {
    return CompletableFuture.runAsync(
        () -> close(in),
        CompletableFuture.delayedExecutor(timeout.toMillis(), TimeUnit.MILLISECONDS));
  }

  private static void close(InputStream in) {
    try {
      in.close();
    } catch (IOException e) {
      // Whoever reads it hears of that.
    }
  }

  private Answer answer(HttpResponse<InputStream> response) throws IOException {
    CompletableFuture<Void> deadline = closeLater(response.body());
    try (InputStream in = response.body()) {
      Answer answer = new Answer(response.statusCode(), parse(in.readNBytes(MAX_ANSWER_BYTES)));
      if (answer.isNotReady()) {
        throw new NotReadyException(answer.reason());
      }
      return answer;
    } finally {
      deadline.cancel(false);
    }
  }

  /**
   * Opens the stream of events and waits for the first of them.
   *
   * @throws IOException if the connection is lost, the host tells nothing, or it is not ready and
   *     has to be asked again
   */
  Events events() throws IOException, InterruptedException, BadInputException {
    HttpResponse<InputStream> response = send(request(Protocol.EVENTS));
    if (response.statusCode() == 401) {
      throw new UnknownSeatException(answer(response).reason());
    }
    if (response.statusCode() != 200) {
      throw new BadInputException(answer(response).reason());
    }
    Events events = new Events(response.body());
    CompletableFuture<Void> deadline = closeLater(response.body());
    try {
      events.awaitFirst();
      return events;
    } catch (IOException e) {
      close(response.body());
      throw e;
    } finally {
      deadline.cancel(false);
    }
  }

  private HttpRequest.Builder request(String path) {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(address.uri().resolve(path))
            .header("Accept-Language", language.toLanguageTag());
    return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
  }

  private static JsonNode parse(byte[] bytes) {
    try {
      return Protocol.MAPPER.readTree(bytes);
    } catch (JacksonException e) {
      return Json.object();
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }

  /** A stream of events. */
  static final class Events implements AutoCloseable {
    private final InputStream in;
    private final BufferedReader reader;
    private volatile long lastHeard = System.nanoTime();
    private @Nullable JsonNode first;

    private Events(InputStream in) {
      this.in = in;
      reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    private void awaitFirst() throws IOException {
      first = read();
    }

    /**
     * Waits for the next event.
     *
     * @throws IOException if the connection is lost, or what comes is not an event
     */
    JsonNode next() throws IOException {
      JsonNode waiting = first;
      first = null;
      return waiting == null ? read() : waiting;
    }

    private JsonNode read() throws IOException {
      while (true) {
        String line = line();
        if (!line.isBlank()) {
          try {
            return Protocol.MAPPER.readTree(line);
          } catch (JacksonException e) {
            throw new IOException("not an event", e);
          }
        }
      }
    }

    private String line() throws IOException {
      StringBuilder line = new StringBuilder();
      for (int next = reader.read(); next != '\n'; next = reader.read()) {
        if (next < 0 || line.length() >= Protocol.MAX_EVENT_LENGTH) {
          throw new IOException("the stream has ended");
        }
        line.append((char) next);
      }
      lastHeard = System.nanoTime();
      return line.toString();
    }

    /** How long nothing has come, in nanoseconds. */
    long silentNanos() {
      return System.nanoTime() - lastHeard;
    }

    /** Ends the stream for whoever waits for its next event, from any thread. */
    void cut() throws IOException {
      in.close();
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
