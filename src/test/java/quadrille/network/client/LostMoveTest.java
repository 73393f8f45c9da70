package quadrille.network.client;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.network.TestTable.waitUntil;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.games.Games;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

/** Tests a guest whose host was killed before it had stored the moves that it had taken. */
class LostMoveTest {

  @Test
  void movesThatAKilledHostHasLostAreSentAgainInTheirOrder() throws Exception {
    try (ForgetfulHost host = new ForgetfulHost();
        RemoteTable table = RemoteTable.resume(host.address(), "token", Locale.ENGLISH)) {
      HumanPlayer ben = new HumanPlayer("Ben");
      Match match = table.newMatch(ben);
      match.start();
      // The first of them closes a box, so that Ben moves again.
      for (String move : List.of("b1v", "b1h")) {
        waitUntil(() -> submit(ben, match.state().line(), move));
      }
      waitUntil(() -> !host.taken.isEmpty() && match.state().line().ply() == 5);
      host.restart();
      waitUntil(() -> table.line().ply() == 5);
      assertThat(host.taken).containsExactly("3 b1v", "3 b1v", "4 b1h");
    }
  }

  private static boolean submit(HumanPlayer player, Line line, String move) {
    try {
      return player.submit(line.game().notation().parse(line.position(), move));
    } catch (BadInputException e) {
      return false;
    }
  }

  /** A host that says that it takes a move, but plays none before it was started again. */
  private static final class ForgetfulHost implements AutoCloseable {
    private final HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    private final String start;
    private final List<String> moves = new ArrayList<>(List.of("a1h", "a1v", "a2h"));
    private boolean restarted;
    final List<String> taken = new CopyOnWriteArrayList<>();

    ForgetfulHost() throws Exception {
      Line line = ExampleBoards.of(Games.get("dots").game(), Map.of("size", "2")).start("");
      start = line.game().notation().format(line.position());
      server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
      server.createContext(Protocol.EVENTS, this::streamEvents);
      server.createContext(Protocol.MOVE, this::takeMove);
      server.start();
    }

    TableAddress address() throws Exception {
      return TableAddress.parse("127.0.0.1:" + server.getAddress().getPort());
    }

    synchronized void restart() {
      restarted = true;
      notifyAll();
    }

    private void takeMove(HttpExchange exchange) throws IOException {
      try (exchange) {
        JsonNode body = Json.parse(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
        String move = body.path("move").asString("");
        synchronized (this) {
          taken.add(body.path("ply").asInt(-1) + " " + move);
          if (restarted) {
            moves.add(move);
            notifyAll();
          }
        }
        byte[] answer = "{}".getBytes(UTF_8);
        exchange.sendResponseHeaders(200, answer.length);
        exchange.getResponseBody().write(answer);
      }
    }

    /** Tells the table and what is played, until it is killed. */
    private void streamEvents(HttpExchange exchange) throws IOException {
      try (exchange;
          OutputStream out = exchange.getResponseBody()) {
        exchange.sendResponseHeaders(200, 0);
        tell(out);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private synchronized void tell(OutputStream out) throws IOException, InterruptedException {
      boolean firstLife = !restarted;
      while (true) {
        out.write((event() + "\n").getBytes(UTF_8));
        out.flush();
        wait();
        if (firstLife) {
          return;
        }
      }
    }

    private String event() {
      return """
      {"type":"table", "version":1, "number":1, "you":"second",\
       "game":{"id":"dots", "rules":"size=2", "start":"%s"},\
       "state":{"phase":"waiting", "moves":["%s"]}}\
      """
          .formatted(start, String.join("\",\"", moves));
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }
}
