package quadrille.network.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A headless Chromium with one page, driven through its DevTools protocol. */
@NullMarked
final class Browser implements AutoCloseable {
  private static final List<Path> PROGRAMS =
      List.of(
          Path.of("/usr/bin/chromium-headless-shell"),
          Path.of("/usr/bin/chromium"),
          Path.of("/usr/bin/chromium-browser"),
          Path.of("/usr/bin/google-chrome"));

  private static final String LISTENING = "DevTools listening on ";

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final WebSocket socket;
  private final AtomicInteger lastId = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final ConcurrentLinkedQueue<String> problems = new ConcurrentLinkedQueue<>();
  private String session = "";

  /** The installed browser, if there is one. */
  static Optional<Path> installed() {
    return PROGRAMS.stream().filter(Files::isExecutable).findFirst();
  }

  Browser(Path program, Path profile) throws Exception {
    process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader errors = process.errorReader();
    URI address = address(errors);
    Thread.ofVirtual().start(() -> errors.lines().forEach(_ -> {}));
    socket = client.newWebSocketBuilder().buildAsync(address, new Messages()).get();
    JsonNode target = send("Target.createTarget", Json.object().put("url", "about:blank"));
    session =
        send(
                "Target.attachToTarget",
                Json.object()
                    .put("targetId", target.path("targetId").asString())
                    .put("flatten", true))
            .path("sessionId")
            .asString();
    send("Page.enable", Json.object());
    send("Runtime.enable", Json.object());
    send("Log.enable", Json.object());
  }

  private static URI address(BufferedReader errors) throws IOException {
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      if (line.startsWith(LISTENING)) {
        return URI.create(line.substring(LISTENING.length()).strip());
      }
    }
    throw new IOException("the browser did not start");
  }

  /** Collects answers, and what the browser complains about. */
  private final class Messages implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        receive(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedStage(null);
    }

    private void receive(String message) {
      JsonNode node = Json.parse(message);
      CompletableFuture<JsonNode> answer = answers.remove(node.path("id").asInt(0));
      if (answer != null) {
        answer.complete(node.path("result"));
      }
      String method = node.path("method").asString("");
      if (method.equals("Runtime.exceptionThrown") || method.equals("Log.entryAdded")) {
        problems.add(node.path("params").toString());
      }
    }
  }

  private JsonNode send(String method, ObjectNode parameters) throws Exception {
    int id = lastId.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    ObjectNode message = Json.object().put("id", id).put("method", method);
    message.set("params", parameters);
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    var _ = socket.sendText(message.toString(), true);
    return answer.get(20, TimeUnit.SECONDS);
  }

  /** Sets the size of the page in pixels, its colours, and the language that its user asks for. */
  void show(int width, int height, boolean touch, String colours, String language)
      throws Exception {
    send(
        "Emulation.setUserAgentOverride",
        Json.object().put("userAgent", "Browser").put("acceptLanguage", language));
    send(
        "Emulation.setDeviceMetricsOverride",
        Json.object()
            .put("width", width)
            .put("height", height)
            .put("deviceScaleFactor", 1)
            .put("mobile", touch));
    send("Emulation.setTouchEmulationEnabled", Json.object().put("enabled", touch));
    ObjectNode media = Json.object();
    media
        .putArray("features")
        .addObject()
        .put("name", "prefers-color-scheme")
        .put("value", colours);
    send("Emulation.setEmulatedMedia", media);
  }

  void open(String address) throws Exception {
    send("Page.navigate", Json.object().put("url", address));
  }

  /** The value of a JavaScript expression. */
  JsonNode evaluate(String expression) throws Exception {
    ObjectNode parameters =
        Json.object()
            .put("expression", expression)
            .put("awaitPromise", true)
            .put("returnByValue", true);
    return send("Runtime.evaluate", parameters).path("result").path("value");
  }

  void click(double x, double y) throws Exception {
    for (String type : List.of("mousePressed", "mouseReleased")) {
      ObjectNode event = Json.object().put("type", type).put("x", x).put("y", y);
      send("Input.dispatchMouseEvent", event.put("button", "left").put("clickCount", 1));
    }
  }

  void tap(double x, double y) throws Exception {
    ObjectNode start = Json.object().put("type", "touchStart");
    start.putArray("touchPoints").addObject().put("x", x).put("y", y);
    send("Input.dispatchTouchEvent", start);
    ObjectNode end = Json.object().put("type", "touchEnd");
    end.putArray("touchPoints");
    send("Input.dispatchTouchEvent", end);
  }

  void press(String key, int code) throws Exception {
    for (String type : List.of("keyDown", "keyUp")) {
      ObjectNode event = Json.object().put("type", type).put("key", key).put("code", key);
      event.put("windowsVirtualKeyCode", code);
      if (key.equals("Enter") && type.equals("keyDown")) {
        event.put("text", "\r");
      }
      send("Input.dispatchKeyEvent", event);
    }
  }

  /** Errors of scripts, blocked content and failed requests so far. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  @Override
  public void close() {
    socket.abort();
    client.shutdownNow();
    // The command may be a script, which would leave the browser behind.
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(each -> each.onExit().orTimeout(5, TimeUnit.SECONDS).join());
  }
}
