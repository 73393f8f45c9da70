package quadrille.network.host;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** One request and its answer, with everything checked that does not depend on what is asked. */
final class Request {
  private static final String BEARER = "Bearer ";
  private static final int MAX_TOKEN_LENGTH = 64;

  private final HttpExchange exchange;
  private final Locale language;

  Request(HttpExchange exchange) {
    this.exchange = exchange;
    language = AcceptedLanguage.of(header("Accept-Language"));
  }

  String path() {
    return exchange.getRequestURI().getPath();
  }

  Locale language() {
    return language;
  }

  InetAddress client() {
    return exchange.getRemoteAddress().getAddress();
  }

  /** Refuses clients from too far away, and pages of other sites in a browser nearby. */
  void checkOrigin(Reach reach) throws Refusal {
    if (!reach.includes(client())) {
      throw new Refusal(403, "not-local");
    }
    String host = header("Host");
    if (host == null || !HostNames.isLocal(host)) {
      throw new Refusal(403, "bad-host");
    }
    String origin = header("Origin");
    if (origin != null && !origin.equalsIgnoreCase("http://" + host)) {
      throw new Refusal(403, "bad-origin");
    }
  }

  void requireMethod(String method) throws Refusal {
    if (!exchange.getRequestMethod().equals(method)) {
      throw new Refusal(405, "method", method);
    }
  }

  /** The token of a guest, or an empty text. */
  String token() throws Refusal {
    String header = header("Authorization");
    if (header == null) {
      return "";
    }
    if (!header.startsWith(BEARER) || header.length() > BEARER.length() + MAX_TOKEN_LENGTH) {
      throw new Refusal(401, "unknown-token");
    }
    return header.substring(BEARER.length());
  }

  /** The JSON object in the body. */
  JsonNode body() throws Refusal, IOException {
    byte[] bytes = exchange.getRequestBody().readNBytes(Protocol.MAX_REQUEST_BYTES + 1);
    if (bytes.length > Protocol.MAX_REQUEST_BYTES) {
      throw new Refusal(413, "too-large", Protocol.MAX_REQUEST_BYTES);
    }
    try {
      JsonNode node = Protocol.MAPPER.readTree(bytes);
      if (node.isObject()) {
        return node;
      }
    } catch (JacksonException e) {
      // Refused below, like JSON that is not an object.
    }
    throw new Refusal(400, "bad-request");
  }

  /** A text in a body, of limited length. */
  static String text(JsonNode body, String name, int maxLength) throws Refusal {
    JsonNode value = body.path(name);
    if (!value.isString() || value.stringValue().length() > maxLength) {
      throw new Refusal(400, "bad-field", name);
    }
    return value.stringValue();
  }

  /** A whole number in a body. */
  static int number(JsonNode body, String name) throws Refusal {
    JsonNode value = body.path(name);
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw new Refusal(400, "bad-field", name);
    }
    return value.intValue();
  }

  void reply(int status, ObjectNode answer) throws IOException {
    send(status, "application/json", Json.oneLine(answer).getBytes(StandardCharsets.UTF_8));
  }

  void refuse(Refusal refusal) throws IOException {
    ObjectNode answer = Json.object();
    answer.put("error", refusal.word()).put("text", refusal.text().in(language));
    reply(refusal.status(), answer);
  }

  void send(int status, String type, byte[] content) throws IOException {
    putHeaders(type);
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, content.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(content);
    }
  }

  /** Begins an answer of unknown length. */
  OutputStream stream(String type) throws IOException {
    putHeaders(type);
    exchange.sendResponseHeaders(200, 0);
    return exchange.getResponseBody();
  }

  private void putHeaders(String type) {
    var headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  }

  private @Nullable String header(String name) {
    return exchange.getRequestHeaders().getFirst(name);
  }

  @Override
  public String toString() {
    URI uri = exchange.getRequestURI();
    return exchange.getRequestMethod() + " " + uri.getPath();
  }
}
