package quadrille.network;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

/**
 * Reads the stream of a table over one connection, and notes every event that is lost or doubled.
 */
public final class Spectator {
  private final List<String> problems = new CopyOnWriteArrayList<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile List<String> lastMoves = List.of();
  private final AtomicInteger events = new AtomicInteger();

  public Spectator(URI table) {
    Thread.ofVirtual().start(() -> read(table));
  }

  private void read(URI table) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                table.resolve(Protocol.EVENTS).toURL().openStream(), StandardCharsets.UTF_8))) {
      long lastId = -1;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          JsonNode event = Json.parse(line);
          long id = event.path("id").asLong();
          if (lastId >= 0 && id != lastId + 1) {
            problems.add(lastId + " was followed by " + id);
          }
          lastId = id;
          events.incrementAndGet();
          List<String> moves = new ArrayList<>();
          event.path("state").path("moves").forEach(each -> moves.add(each.asString()));
          lastMoves = moves;
          if (event.path("state").path("outcome").isObject()) {
            ended.countDown();
            return;
          }
        }
      }
      problems.add("the stream has ended");
    } catch (IOException e) {
      problems.add(e.toString());
    }
  }

  void awaitEnd() throws InterruptedException {
    if (!ended.await(1, TimeUnit.MINUTES)) {
      problems.add("never saw the end");
    }
  }

  public List<String> problems() {
    return problems;
  }

  public List<String> lastMoves() {
    return lastMoves;
  }

  int events() {
    return events.get();
  }
}
