package quadrille.network.host;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.network.TestTable.waitUntil;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.match.MatchState;
import quadrille.network.TestTable;
import quadrille.network.TestTable.Answer;

class TableRequestsTest {
  private TestTable table;
  private Match match;

  @BeforeEach
  void open() throws Exception {
    table = TestTable.of("hex", Map.of("size", "5"));
    match = table.play(EnumSet.allOf(Side.class));
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void whatTheRefereeRefusesChangesNothing() throws Exception {
    String first = table.claim("Ann");
    String second = table.claim("Bob");
    try (Socket _ = events(first);
        Socket _ = events(second)) {
      waitUntil(() -> move(first, 1, 0, "z9").error().equals("illegal-move"));
      Line before = match.state().line();
      assertThat(move(second, 1, 0, "a1").error()).isEqualTo("not-your-turn");
      assertThat(move(first, 1, 1, "a1").error()).isEqualTo("late");
      assertThat(move(first, 2, 0, "a1").error()).isEqualTo("late");
      assertThat(move("f".repeat(32), 1, 0, "a1").error()).isEqualTo("unknown-token");
      assertThat(move("", 1, 0, "a1").status()).isEqualTo(401);
      assertThat(act(first, "rematch", "{\"game\":1}").error()).isEqualTo("not-over");
      assertThat(act(first, "draw", "{\"game\":1,\"action\":\"accept\"}").error())
          .isEqualTo("no-offer");
      assertThat(match.state().line()).isSameAs(before);
      assertThat(move(first, 1, 0, "a1").status()).isEqualTo(200);
      waitUntil(() -> match.state().line().ply() == 1);
      assertThat(move(first, 1, 1, "b1").error()).isEqualTo("not-your-turn");
      assertThat(move(first, 1, 0, "a1").status()).as("sent again").isEqualTo(200);
      assertThat(match.state().line().ply()).isEqualTo(1);
      assertThat(act(second, "resign", "{\"game\":1}").status()).isEqualTo(200);
      waitUntil(() -> match.state().outcome() != null);
      assertThat(move(second, 1, 1, "b1").error()).isEqualTo("over");
    }
  }

  @Test
  void nobodyResignsOrOffersADrawBeforeBothPlayersAreThere() throws Exception {
    String first = table.claim("Ann");
    try (Socket _ = events(first)) {
      waitUntil(() -> table.host.table().isConnected(Side.FIRST));
      assertThat(act(first, "resign", "{\"game\":1}").error()).isEqualTo("not-ready");
      assertThat(act(first, "draw", "{\"game\":1,\"action\":\"offer\"}").error())
          .isEqualTo("not-ready");
      try (Socket _ = events(table.claim("Bob"))) {
        waitUntil(() -> match.state().phase() == MatchState.Phase.WAITING);
        assertThat(match.state().drawOffer()).isNull();
        assertThat(act(first, "resign", "{\"game\":1}").status()).isEqualTo(200);
        waitUntil(() -> match.state().outcome() != null);
      }
    }
  }

  @Test
  void aSeatIsTakenOnce() throws Exception {
    table.claim("Ann");
    assertThat(claim(1, table.host.code().text(), "first").error()).isEqualTo("seat-taken");
    table.claim("Bob");
    assertThat(claim(1, table.host.code().text(), "second").error()).isEqualTo("seat-taken");
    assertThat(table.host.table().guestName(Side.FIRST)).isEqualTo("Ann");
  }

  @Test
  void onlyAComputerHasANameThatIsShownAsThatOfOne() throws Exception {
    String body = "{\"version\":1,\"code\":\"%s\",\"name\":\"%s\"%s}";
    String code = table.host.code().text();
    for (String name : List.of("level:8", "depth:3", "random", "\u200blevel:8 ")) {
      Answer refused = table.post("/api/seat", "", body.formatted(code, name, ""));
      assertThat(refused.error()).as(name).isEqualTo("computer-name");
    }
    assertThat(table.claim("Level:8")).isNotEmpty();
    Answer computer =
        table.post("/api/seat", "", body.formatted(code, "level:8", ",\"computer\":true"));
    assertThat(computer.status()).isEqualTo(201);
    try (Socket spectator = events("")) {
      waitUntil(() -> table.host.table().spectators() == 1);
      table.host.close();
      String all = new String(spectator.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(all).contains("\"title\":\"Level:8\"", "\"title\":\"Level 8\"");
    }
  }

  @Test
  void aGuestOfAnotherVersionIsToldSo() throws Exception {
    Answer answer = claim(2, table.host.code().text(), "first");
    assertThat(answer.error()).isEqualTo("version");
    assertThat(answer.body().path("text").asString())
        .isEqualTo(
            "You speak version 2 of the protocol and the host version 1; both players need the"
                + " same version.");
  }

  @Test
  void wrongCodesAreSoonNoLongerLookedAt() throws Exception {
    for (int i = 0; i < 10; i++) {
      assertThat(claim(1, "0000000" + i, "first").error()).isEqualTo("wrong-code");
    }
    assertThat(claim(1, table.host.code().text(), "first").error()).isEqualTo("too-many-tries");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/etc/passwd",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/page.css/../../messages.properties",
        "//page.css",
        "/network/page/index.html",
        "/api",
        "/api/seat/",
        "/?x=/page.css%00"
      })
  void noPathLeadsToAnotherFile(String path) throws Exception {
    String answer = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    assertThat(answer)
        .matches("(?s)HTTP/1.1 (404|400|405) .*|(?s)HTTP/1.1 200 .*<!doctype html>.*");
    assertThat(answer).doesNotContain("root:").doesNotContain("error.code");
  }

  @Test
  void answersForbidEverythingFromElsewhere() throws Exception {
    assertThat(raw("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        .startsWith("HTTP/1.1 200 ")
        .containsIgnoringCase("Content-Security-Policy: default-src 'none'; script-src 'self'")
        .containsIgnoringCase("X-Content-Type-Options: nosniff")
        .doesNotContainIgnoringCase("Set-Cookie")
        .doesNotContainIgnoringCase("Access-Control-Allow");
  }

  @ParameterizedTest
  @CsvSource({
    "evil.example,,bad-host",
    "127.0.0.1.evil.example,,bad-host",
    "localhost,http://evil.example,bad-origin",
    "localhost,null,bad-origin"
  })
  void pagesOfOtherSitesAreRefused(String host, String origin, String error) throws Exception {
    String head = "GET /api/events HTTP/1.1\r\nHost: " + host + "\r\n";
    String from = origin == null ? "" : "Origin: " + origin + "\r\n";
    assertThat(raw(head + from + "\r\n")).startsWith("HTTP/1.1 403 ").contains(error);
  }

  @Test
  void aBodyThatIsTooLongIsRefused() throws Exception {
    assertThat(table.post("/api/seat", "", "x".repeat(5000)).error()).isEqualTo("too-large");
  }

  @Test
  void spectatorsWatchUntilTheTableIsFull() throws Exception {
    List<Socket> spectators = new ArrayList<>();
    for (int i = 0; i < HostedTable.MAX_SPECTATORS; i++) {
      spectators.add(events(""));
    }
    waitUntil(() -> table.host.table().spectators() == HostedTable.MAX_SPECTATORS);
    assertThat(raw("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        .startsWith("HTTP/1.1 503 ")
        .contains("This table already has 64 spectators.");
    String token = table.claim("Ann");
    try (Socket _ = events(token)) {
      waitUntil(() -> table.host.table().isConnected(Side.FIRST));
    }
    for (Socket each : spectators) {
      each.close();
    }
  }

  @Test
  void whoeverReadsTooSlowlyIsDroppedAndNobodyWaits() throws Exception {
    try (Socket slow = new Socket()) {
      slow.setReceiveBufferSize(1024);
      slow.connect(
          new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), table.host.port()));
      ask(slow, "GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
      waitUntil(() -> table.host.table().spectators() == 1);
      // Offers that are declined change the state as often as we like; the reader takes none.
      waitUntil(
          () -> {
            for (int i = 0; i < 20; i++) {
              match.offerDraw(Side.FIRST);
              match.declineDraw(Side.SECOND);
            }
            return table.host.table().spectators() == 0;
          });
    }
  }

  @Test
  void closingTheTableEndsEveryStream() throws Exception {
    try (Socket spectator = events("")) {
      waitUntil(() -> table.host.table().spectators() == 1);
      table.host.close();
      String all = new String(spectator.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(all).contains("\"type\":\"table\"").contains("The host has closed the table.");
    }
  }

  private Answer move(String token, int game, int ply, String move) {
    try {
      String body = "{\"game\":%d,\"ply\":%d,\"move\":\"%s\"}".formatted(game, ply, move);
      return table.post("/api/move", token, body);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Answer act(String token, String what, String body) throws Exception {
    return table.post("/api/" + what, token, body);
  }

  private Answer claim(int version, String code, String side) throws Exception {
    String body =
        "{\"version\":%d,\"code\":\"%s\",\"name\":\"Eve\",\"side\":\"%s\"}"
            .formatted(version, code, side);
    return table.post("/api/seat", "", body);
  }

  /** Opens a stream of events. */
  private Socket events(String token) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), table.host.port());
    String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    ask(socket, "GET /api/events HTTP/1.1\r\nHost: localhost\r\n" + authorization + "\r\n");
    return socket;
  }

  /** Sends a request as it is and returns the whole answer. */
  private String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), table.host.port())) {
      ask(socket, request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void ask(Socket socket, String request) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(request.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }
}
