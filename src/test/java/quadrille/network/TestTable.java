package quadrille.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.Participant;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.host.HostOptions;
import quadrille.network.host.Reach;
import quadrille.network.host.TableHost;
import quadrille.network.protocol.JoinCode;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

/** A table on the loopback address, with a match in which some seats are for guests. */
public final class TestTable implements AutoCloseable {
  private static final long TIMEOUT_SECONDS = 20;

  public final TableHost host;
  public final Map<Side, HumanPlayer> ownPlayers = new HashMap<>();
  private final Line start;
  private final Clock.Rule rule;
  private final HttpClient client = HttpClient.newHttpClient();
  private @Nullable Match match;
  private int number;
  private int games;

  public TestTable(Line start, Clock.Rule rule) throws BadInputException {
    this.start = start;
    this.rule = rule;
    host = TableHost.open(new HostOptions(Reach.THIS_COMPUTER, 0, true, false, JoinCode.random()));
  }

  /** A small board of a game, without a clock. */
  public static TestTable of(String game, Map<String, String> overrides) throws BadInputException {
    return new TestTable(
        ExampleBoards.of(Games.get(game).game(), overrides).start(""), new Clock.Rule.None());
  }

  /** A port that is free, and lower than those that the system gives to others meanwhile. */
  public static int freePort() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(15_000, 30_000);
      try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return free.getLocalPort();
      } catch (IOException e) {
        // Another one may be free.
      }
    }
  }

  /** Starts the next game, with the host's own humans in the seats that are not for guests. */
  public Match play(Set<Side> guests) {
    Map<Side, String> names = new HashMap<>();
    Map<Side, Player> players = new HashMap<>();
    for (Side side : Side.values()) {
      if (guests.contains(side)) {
        players.put(side, host.table().remotePlayer(side));
      } else {
        HumanPlayer own = new HumanPlayer("Host");
        ownPlayers.put(side, own);
        players.put(side, own);
        names.put(side, own.name());
      }
    }
    return play(
        Objects.requireNonNull(players.get(Side.FIRST)),
        Objects.requireNonNull(players.get(Side.SECOND)),
        names);
  }

  /** Says that this many games are played, without a rematch. */
  public void setGames(int fixed) {
    games = fixed;
  }

  /** Starts the next game, between computers of the host. */
  public Match playComputers(String first, String second) throws BadInputException {
    return play(
        player(start, Seat.parse(first), number),
        player(start, Seat.parse(second), number),
        Map.of(Side.FIRST, first, Side.SECOND, second));
  }

  /** Starts the next game, between a guest who begins and a computer of the host. */
  public Match playComputer(String second) throws BadInputException {
    return play(
        host.table().remotePlayer(Side.FIRST),
        player(start, Seat.parse(second), number),
        Map.of(Side.SECOND, second));
  }

  private Match play(Player first, Player second, Map<Side, String> names) {
    match = new Match(start, first, second, rule);
    number++;
    host.table().show(match, names, number, games);
    match.start();
    return match;
  }

  public Match match() {
    return Objects.requireNonNull(match);
  }

  public URI uri() {
    return host.addresses().getFirst();
  }

  public RemoteTable join(String name) throws BadInputException, InterruptedException {
    return RemoteTable.join(
        TableAddress.parse(uri().toString()), host.code(), name, null, Locale.ENGLISH);
  }

  /** A computer that plays at random. */
  public static Player randomPlayer(Line line, long seed) throws BadInputException {
    return player(line, new Seat.Bot("random", 0), seed);
  }

  private static Player player(Line line, Seat seat, long seed) throws BadInputException {
    GameModule module = Games.get(line.game().id());
    EngineConfig config =
        EngineConfig.defaults(
            module.game(),
            module.knowledge(),
            module.opponents(),
            module.protocol(),
            line.settings());
    return PlayerFactory.create(Participant.of(seat), config, seed);
  }

  /** Sends a request with a body, and a token unless it is empty. */
  public Answer post(String path, String token, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri().resolve(path)).POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    HttpResponse<String> response =
        client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    return new Answer(response.statusCode(), Json.parse(response.body()));
  }

  /** Takes a seat and returns its token. */
  public String claim(String name) throws IOException, InterruptedException {
    String body = "{\"version\":1,\"code\":\"%s\",\"name\":\"%s\"}".formatted(host.code(), name);
    return post("/api/seat", "", body).body().path("token").asString("");
  }

  /** An answer. */
  public record Answer(int status, JsonNode body) {
    public String error() {
      return body.path("error").asString("");
    }
  }

  /** Waits until something holds. */
  public static void waitUntil(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS);
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited too long");
      }
      Thread.sleep(2);
    }
  }

  @Override
  public void close() {
    if (match != null) {
      match.close();
    }
    host.close();
    client.shutdownNow();
  }
}
