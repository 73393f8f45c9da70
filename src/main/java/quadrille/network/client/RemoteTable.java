package quadrille.network.client;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.GameRecord;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.Player;
import quadrille.network.client.TableConnection.Answer;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import quadrille.text.Text;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A seat at a table that another program hosts. {@link #newMatch} gives a match that follows the
 * host's referee, so that boards, clocks and listeners need not know. A lost connection is opened
 * again until the host is back. Thread-safe.
 */
public final class RemoteTable implements AutoCloseable {
  private static final long RETRY_MS = 300;

  private final TableConnection connection;
  private final String token;
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final ExecutorService sender = Executors.newSingleThreadExecutor(thread("sender"));
  private final ExecutorService receiver = Executors.newSingleThreadExecutor(thread("receiver"));
  private final StreamWatch watch = new StreamWatch();
  private TableState state;
  private @Nullable Match match;
  private @Nullable SentMove unconfirmed;
  private boolean connected = true;
  private volatile boolean closed;

  /** Receives what happens at the table apart from the game, on any thread, in order. */
  public interface Listener {

    /** The connection was lost, or is back. The clocks run on meanwhile. */
    default void connectionChanged(boolean connected) {}

    /** The host has refused something; the match shows its state again. */
    default void refused(Text reason) {}

    /** Another game begins, perhaps with sides exchanged: ask for its match. */
    default void newGame() {}

    /** The opponent has asked for another game, has come or has gone. */
    default void opponentChanged() {}

    /** The opponent has declined our draw offer. */
    default void drawDeclined() {}

    /** The host has closed the table, or does not know us any more. */
    default void closed(Text reason) {}
  }

  /** One of our moves that no event has confirmed yet. */
  private record SentMove(int game, int ply, String text) {}

  private RemoteTable(TableConnection connection, String token, TableState state) {
    this.connection = connection;
    this.token = token;
    this.state = state;
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
    TableConnection connection = new TableConnection(address, language);
    ObjectNode body = Json.object();
    body.put("version", Protocol.VERSION).put("code", code.text()).put("name", name);
    if (side != null) {
      body.put("side", side.id());
    }
    try {
      Answer answer = connection.post(Protocol.SEAT, body);
      if (!answer.isOk()) {
        throw new BadInputException(answer.reason());
      }
      return open(connection, answer.body().path("token").asString(""));
    } catch (IOException e) {
      connection.close();
      throw unreachable(address);
    } catch (BadInputException e) {
      connection.close();
      throw e;
    }
  }

  /**
   * Returns to a seat that was taken before.
   *
   * @param token the seat's, see {@link #token}
   * @throws BadInputException if that is not possible; says why
   */
  public static RemoteTable resume(TableAddress address, String token, Locale language)
      throws BadInputException, InterruptedException {
    TableConnection connection = new TableConnection(address, language);
    try {
      return open(connection, token);
    } catch (IOException e) {
      connection.close();
      throw unreachable(address);
    } catch (BadInputException e) {
      connection.close();
      throw e;
    }
  }

  private static RemoteTable open(TableConnection connection, String token)
      throws BadInputException, IOException, InterruptedException {
    connection.setToken(token);
    TableConnection.Events events = connection.events();
    RemoteTable table = new RemoteTable(connection, token, TableState.ofTable(events.next()));
    table.receiver.execute(() -> table.receive(events));
    return table;
  }

  private static BadInputException unreachable(TableAddress address) {
    return new BadInputException(RemoteTable.class, "error.unreachable", address.toString());
  }

  public void addListener(Listener listener) {
    listeners.add(listener);
  }

  /** What proves that the seat is ours, for {@link #resume}. */
  public String token() {
    return token;
  }

  /** Our side in the current game. */
  public synchronized Side side() {
    return state.you();
  }

  /** The game so far. */
  public synchronized Line line() {
    return state.line();
  }

  /** The position that the current game began with. */
  public synchronized Line start() {
    return state.start();
  }

  public synchronized Clock.Rule clockRule() {
    return state.clock().rule();
  }

  /** The number of the current game at this table, from 1. */
  public synchronized int number() {
    return state.number();
  }

  /** How many games are to be played, or 0 if the host has not said. */
  public synchronized int games() {
    return state.games();
  }

  /** The name of a player. */
  public synchronized String name(Side side) {
    return state.name(side);
  }

  public synchronized boolean isOpponentConnected() {
    return state.opponentConnected();
  }

  /** Whether the opponent has asked for another game. */
  public synchronized boolean asksOpponentRematch() {
    return state.opponentAsksRematch();
  }

  public synchronized boolean isConnected() {
    return connected;
  }

  /**
   * A match that follows the current game; closes the one before. Start it as usual. Its draw
   * offers, resignations and takebacks are not sent: call the methods of this table.
   *
   * @param own finds our moves, which are sent to the host
   */
  public synchronized Match newMatch(Player own) {
    if (match != null) {
      match.close();
    }
    int game = state.number();
    Side side = state.you();
    FollowedPlayer we = new FollowedPlayer(own, () -> name(side));
    FollowedPlayer they = new FollowedPlayer(null, () -> name(side.other()));
    Match followed =
        new Match(state.start(), side.choose(we, they), side.choose(they, we), clockRule())
            .resumeFrom(state.line(), state.clock());
    followed.addListener(
        new MatchListener() {
          @Override
          public void moved(Line line, GameRecord.Move move) {
            if (move.side() == side) {
              ownMove(new SentMove(game, line.ply() - 1, move.text()));
            }
          }
        });
    match = followed;
    unconfirmed = null;
    showState();
    return followed;
  }

  public void resign() {
    act(Protocol.RESIGN, Json.object());
  }

  public void offerDraw() {
    act(Protocol.DRAW, Json.object().put("action", "offer"));
  }

  public void acceptDraw() {
    act(Protocol.DRAW, Json.object().put("action", "accept"));
  }

  public void declineDraw() {
    act(Protocol.DRAW, Json.object().put("action", "decline"));
  }

  /** Asks for another game with sides exchanged, after the end of this one. */
  public void askRematch() {
    act(Protocol.REMATCH, Json.object());
  }

  private void act(String path, ObjectNode body) {
    body.put("game", number());
    send(
        () -> {
          Answer answer = connection.post(path, body);
          if (!answer.isOk()) {
            notifyRefused(answer.reason());
          }
        });
  }

  /** Sends a move of ours that is not in the host's game yet. */
  private void ownMove(SentMove move) {
    synchronized (this) {
      if (move.game() != state.number() || state.line().ply() > move.ply()) {
        return;
      }
      unconfirmed = move;
    }
    sendMove(move);
  }

  private void sendMove(SentMove move) {
    ObjectNode body = Json.object();
    body.put("game", move.game()).put("ply", move.ply()).put("move", move.text());
    send(
        () -> {
          Answer answer = connection.post(Protocol.MOVE, body);
          if (!answer.isOk() && isUnconfirmed(move)) {
            takeBackUnconfirmed();
            notifyRefused(answer.reason());
          }
        });
  }

  private synchronized boolean isUnconfirmed(SentMove move) {
    return Objects.equals(unconfirmed, move);
  }

  private synchronized void takeBackUnconfirmed() {
    unconfirmed = null;
    showState();
  }

  private void notifyRefused(Text reason) {
    listeners.forEach(each -> each.refused(reason));
  }

  /** Something to send. */
  private interface Sending {
    void run() throws IOException, InterruptedException;
  }

  /** Sends something on the sender's thread; what is lost with the connection is not repeated. */
  private void send(Sending sending) {
    try {
      sender.execute(
          () -> {
            try {
              sending.run();
            } catch (IOException e) {
              // The stream of events notices too; a move is sent again when it is back.
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          });
    } catch (RejectedExecutionException e) {
      // The table has just been closed.
    }
  }

  /** Handles events until the table is closed, over as many connections as it takes. */
  private void receive(TableConnection.Events first) {
    TableConnection.Events events = first;
    try {
      while (!closed) {
        try (TableConnection.Events open = events) {
          watch.watch(open);
          while (handle(open.next())) {
            // Go on with the next event.
          }
          return;
        } catch (IOException e) {
          setConnected(false);
        }
        events = reconnect();
      }
    } catch (InterruptedException e) {
      // Closed.
    } catch (BadInputException e) {
      end(e.text());
    }
  }

  private TableConnection.Events reconnect() throws InterruptedException, BadInputException {
    while (true) {
      Thread.sleep(RETRY_MS);
      try {
        return connection.events();
      } catch (IOException e) {
        // The host is not back yet.
      }
    }
  }

  private boolean handle(JsonNode event) throws BadInputException {
    switch (event.path("type").asString("")) {
      case "table" -> handleTable(TableState.ofTable(event));
      case "state" -> handleState(nextState(event));
      case "closed" -> {
        end(Text.of(RemoteTable.class, "closed"));
        return false;
      }
      default -> {
        // A later version may send more; what matters to us it would say with its number.
      }
    }
    return true;
  }

  private synchronized TableState nextState(JsonNode event) throws BadInputException {
    return state.next(event);
  }

  private void handleTable(TableState next) {
    boolean another;
    SentMove again;
    synchronized (this) {
      another = next.number() != state.number();
      if (another) {
        unconfirmed = null;
        state = next;
      }
      again = unconfirmed;
    }
    setConnected(true);
    if (another) {
      listeners.forEach(Listener::newGame);
    } else {
      handleState(next);
      if (again != null && isUnconfirmed(again)) {
        sendMove(again);
      }
    }
  }

  private void handleState(TableState next) {
    boolean opponentChanged;
    synchronized (this) {
      TableState before = state;
      state = next;
      SentMove sent = unconfirmed;
      boolean confirmed = sent != null && next.line().ply() > sent.ply();
      if (confirmed || next.outcome() != null) {
        unconfirmed = null;
      }
      showState();
      opponentChanged =
          before.opponentAsksRematch() != next.opponentAsksRematch()
              || before.opponentConnected() != next.opponentConnected()
              || !before.names().equals(next.names());
    }
    if (next.drawDeclined()) {
      listeners.forEach(Listener::drawDeclined);
    }
    if (opponentChanged) {
      listeners.forEach(Listener::opponentChanged);
    }
  }

  /** Lets the match follow, unless it has a move of ours that the host does not know yet. */
  private void showState() {
    Match followed = match;
    if (followed != null && unconfirmed == null) {
      Outcome outcome = state.outcome();
      followed.follow(state.line(), state.clock(), state.drawOffer(), outcome);
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

  private void end(Text reason) {
    if (!closed) {
      closed = true;
      listeners.forEach(each -> each.closed(reason));
    }
  }

  private static ThreadFactory thread(String name) {
    return Thread.ofVirtual().name("table " + name).factory();
  }

  /** Leaves the table; the seat remains ours while the host keeps it open. */
  @Override
  public void close() {
    closed = true;
    synchronized (this) {
      if (match != null) {
        match.close();
      }
    }
    sender.shutdownNow();
    receiver.shutdownNow();
    watch.close();
    connection.close();
  }
}
