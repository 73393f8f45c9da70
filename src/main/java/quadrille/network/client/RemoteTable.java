package quadrille.network.client;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.Match;
import quadrille.match.Player;
import quadrille.match.Seat;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import quadrille.text.Text;
import tools.jackson.databind.JsonNode;

/**
 * A seat at a table that another program hosts. {@link #newMatch} gives a match that follows the
 * host's referee, so that boards, clocks and listeners need not know. A lost connection is opened
 * again until the host is back, for some minutes. Thread-safe.
 */
public final class RemoteTable implements AutoCloseable {
  private static final Duration JOIN_PATIENCE = Duration.ofSeconds(10);
  private static final long RETRY_MS = 200;

  private final TableConnection connection;
  private final String token;
  private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
  private final GuestRequests requests;
  private final EventReceiver receiver;
  private final FollowedGame game;
  private boolean connected = true;
  private volatile boolean closed;

  private RemoteTable(TableConnection connection, String token, TableState state) {
    this.connection = connection;
    this.token = token;
    game = new FollowedGame(state);
    requests = new GuestRequests(connection, game, this::notifyRefused);
    receiver = new EventReceiver(connection, new Events(), EventReceiver.PATIENCE);
  }

  /**
   * Takes a seat at a table.
   *
   * @param name our name, at most {@link Protocol#MAX_NAME_LENGTH} characters
   * @param side the side that we want, or null for any that is open
   * @param language the language of the host's sentences
   * @throws BadInputException if that is not possible; says why
   */
  public static RemoteTable join(
      TableAddress address, JoinCode code, String name, @Nullable Side side, Locale language)
      throws BadInputException, InterruptedException {
    return join(address, language, connection -> connection.claimSeat(code, name, false, side));
  }

  /**
   * Takes a seat for a computer, which is called in words by the others.
   *
   * @param seat what plays
   * @param side the side that we want, or null for any that is open
   * @param language the language of the host's sentences
   * @throws BadInputException if that is not possible; says why
   */
  public static RemoteTable join(
      TableAddress address, JoinCode code, Seat seat, @Nullable Side side, Locale language)
      throws BadInputException, InterruptedException {
    String name = shortened(seat.spec());
    return join(address, language, connection -> connection.claimSeat(code, name, true, side));
  }

  /** The name of an engine that is given by its command line may be too long. */
  private static String shortened(String spec) {
    return spec.length() > Protocol.MAX_NAME_LENGTH
        ? spec.substring(0, Protocol.MAX_NAME_LENGTH - 1) + "…"
        : spec;
  }

  /** What was taken would be lost if the connection only breaks before the first event. */
  private static RemoteTable join(TableAddress address, Locale language, SeatClaim claim)
      throws BadInputException, InterruptedException {
    return connect(address, language, claim, JOIN_PATIENCE);
  }

  /**
   * Returns to a seat that was taken before.
   *
   * @param token the seat's, see {@link #token}
   * @throws BadInputException if that is not possible; says why
   */
  public static RemoteTable resume(TableAddress address, String token, Locale language)
      throws BadInputException, InterruptedException {
    return connect(address, language, _ -> token, Duration.ZERO);
  }

  /**
   * Watches a table as a spectator.
   *
   * @throws BadInputException if that is not possible; says why
   */
  public static RemoteTable watch(TableAddress address, Locale language)
      throws BadInputException, InterruptedException {
    return connect(address, language, _ -> "", Duration.ZERO);
  }

  /** Gets the token of our seat, by taking it if need be; empty for a spectator. */
  private interface SeatClaim {
    String token(TableConnection connection)
        throws BadInputException, IOException, InterruptedException;
  }

  /**
   * @param patience how long to go on trying once the seat is ours
   */
  private static RemoteTable connect(
      TableAddress address, Locale language, SeatClaim claim, Duration patience)
      throws BadInputException, InterruptedException {
    TableConnection connection = new TableConnection(address, language);
    try {
      return open(connection, claim.token(connection), patience);
    } catch (TableConnection.NotReadyException e) {
      connection.close();
      throw new BadInputException(e.reason());
    } catch (IOException e) {
      connection.close();
      throw new BadInputException(RemoteTable.class, "error.unreachable", address.toString());
    } catch (BadInputException e) {
      connection.close();
      throw e;
    }
  }

  private static RemoteTable open(TableConnection connection, String token, Duration patience)
      throws BadInputException, IOException, InterruptedException {
    connection.setToken(token);
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      try {
        TableConnection.Events events = connection.events();
        TableState state = tableState(events.next(), token);
        RemoteTable table = new RemoteTable(connection, token, state);
        table.receiver.start(events);
        return table;
      } catch (IOException e) {
        if (System.nanoTime() >= end) {
          throw e;
        }
        Thread.sleep(RETRY_MS);
      }
    }
  }

  /** Reads a table event; whoever has a token has a side, and nobody else. */
  private static TableState tableState(JsonNode event, String token) throws BadInputException {
    TableState state = TableState.ofTable(event);
    if ((state.you() == null) != token.isEmpty()) {
      throw new BadInputException(RemoteTable.class, "error.event");
    }
    return state;
  }

  public void addListener(TableListener listener) {
    listeners.add(listener);
  }

  /** What proves that the seat is ours, for {@link #resume}; empty for a spectator. */
  public String token() {
    return token;
  }

  public TableAddress address() {
    return connection.address();
  }

  /** Our side in the current game; null for a spectator. */
  public @Nullable Side side() {
    return game.state().you();
  }

  /** The game so far. */
  public Line line() {
    return game.state().line();
  }

  /** The position that the current game began with. */
  public Line start() {
    return game.state().start();
  }

  /** Whether the current game is over. */
  public boolean isOver() {
    return game.state().outcome() != null;
  }

  public Clock.Rule clockRule() {
    return game.state().clock().rule();
  }

  /** The number of the current game at this table, from 1. */
  public int number() {
    return game.state().number();
  }

  /** Everything as the host last reported it. */
  public TableState state() {
    return game.state();
  }

  /** The name of a player; empty if the player has none, or has not come yet. */
  public String name(Side side) {
    return game.state().name(side);
  }

  /** What a player is called: by name, or by the side, as a {@link Text}, without one. */
  public Object called(Side side) {
    Line line = start();
    String name = name(side);
    return name.isEmpty() ? line.game().sideName(side, line.settings()) : name;
  }

  /** Whether a seat waits for somebody to take it. */
  public boolean isOpen(Side side) {
    return game.state().open().contains(side);
  }

  public boolean isOpponentConnected() {
    return game.state().opponentConnected();
  }

  /** Whether the opponent has asked for another game. */
  public boolean opponentAsksRematch() {
    return game.state().opponentAsksRematch();
  }

  public synchronized boolean isConnected() {
    return connected;
  }

  /**
   * A match that follows the current game; closes the one before. Start it as usual. Its draw
   * offers, resignations and takebacks are not sent: call the methods of this table.
   *
   * @param own finds our moves, which are sent to the host; null for a spectator
   */
  public Match newMatch(@Nullable Player own) {
    return game.newMatch(own, requests::sendMove);
  }

  public void resign() {
    requests.act(Protocol.RESIGN, Json.object());
  }

  public void offerDraw() {
    requests.act(Protocol.DRAW, Json.object().put("action", "offer"));
  }

  public void acceptDraw() {
    requests.act(Protocol.DRAW, Json.object().put("action", "accept"));
  }

  public void declineDraw() {
    requests.act(Protocol.DRAW, Json.object().put("action", "decline"));
  }

  /** Asks for another game with sides exchanged, after the end of this one. */
  public void askRematch() {
    requests.act(Protocol.REMATCH, Json.object());
  }

  private void notifyRefused(Text reason) {
    listeners.forEach(each -> each.refused(reason));
  }

  private void handleTable(TableState next) {
    setConnected(true);
    if (next.number() != number() || !next.hasSameStart(game.state())) {
      game.begin(next);
      listeners.forEach(TableListener::newGame);
    } else {
      // A host that was killed may have taken a move without having played it. What still tries to
      // send one must give up before it hears of this state, or the move would be sent twice.
      List<FollowedGame.SentMove> unconfirmed = game.renewUnconfirmed();
      handleState(next);
      unconfirmed.forEach(requests::sendMove);
    }
  }

  private void handleState(TableState next) {
    TableState before = game.update(next);
    Side you = next.you();
    if (you != null && next.drawDeclined() && before.drawOffer() != you.other()) {
      listeners.forEach(TableListener::drawDeclined);
    }
    if (before.opponentAsksRematch() != next.opponentAsksRematch()
        || before.opponentConnected() != next.opponentConnected()
        || !before.names().equals(next.names())
        || !before.open().equals(next.open())
        || before.begun() != next.begun()
        || !Objects.equals(before.series(), next.series())) {
      listeners.forEach(TableListener::playersChanged);
    }
  }

  private void setConnected(boolean now) {
    synchronized (this) {
      if (closed || connected == now) {
        return;
      }
      connected = now;
    }
    listeners.forEach(each -> each.connectionChanged(now));
  }

  private void end(Consumer<TableListener> notice) {
    if (!closed) {
      closed = true;
      requests.close();
      listeners.forEach(notice);
    }
  }

  /** Leaves the table; the seat remains ours while the host keeps it open. */
  @Override
  public void close() {
    closed = true;
    game.close();
    requests.close();
    receiver.close();
    connection.close();
  }

  /** Handles what comes from the host. */
  private final class Events implements EventReceiver.Handler {

    @Override
    public boolean handle(JsonNode event) throws BadInputException {
      switch (event.path("type").asString("")) {
        case "table" -> handleTable(tableState(event, token));
        case "state" -> handleState(game.state().next(event));
        case "closed" -> {
          end(each -> each.closed(Text.of(RemoteTable.class, "closed")));
          return false;
        }
        default -> {
          // A later version may send more; what matters to us it would say with its number.
        }
      }
      return true;
    }

    @Override
    public void disconnected() {
      setConnected(false);
    }

    @Override
    public void refused(Text reason) {
      end(each -> each.lost(reason));
    }

    @Override
    public void seatLost(Text reason) {
      end(each -> each.seatLost(reason));
    }
  }
}
