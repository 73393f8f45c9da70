package quadrille.network.host;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Player;
import quadrille.network.host.Snapshot.SeatInfo;
import quadrille.network.protocol.JoinCode;

/**
 * A table that others can sit down at: its seats for guests, the game that is played at it, and
 * everybody who watches. The match remains the only authority; the table passes moves on to it and
 * tells all viewers what has changed. Thread-safe.
 */
public final class HostedTable {
  /** The most spectators at a table. */
  public static final int MAX_SPECTATORS = 64;

  private final JoinCode code;
  private final boolean spectators;
  private final Map<Side, RemotePlayer> players = new EnumMap<>(Side.class);
  private final GuestSeats guests = new GuestSeats();
  private final Set<Side> rematch = EnumSet.noneOf(Side.class);
  private final Viewers viewers = new Viewers();
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private Map<Side, String> ownNames = Map.of();
  private @Nullable ShownGame game;
  private @Nullable Match match;
  private boolean drawDeclined;
  private boolean closed;
  private long lastId;

  /** Receives what happens at a table apart from its match, on any thread. */
  public interface Listener {
    /** A guest has come, gone or come back. */
    default void seatsChanged() {}

    /** A guest has asked for another game with sides exchanged. */
    default void rematchAsked(Side side) {}
  }

  HostedTable(JoinCode code, boolean spectators) {
    this.code = code;
    this.spectators = spectators;
  }

  public void addListener(Listener listener) {
    listeners.add(listener);
  }

  /**
   * Opens a seat for a guest, or leaves it to the guest who has it, for the next game.
   *
   * @return the player for the match, ready as soon as the guest has come
   */
  public synchronized Player remotePlayer(Side side) {
    RemotePlayer player = new RemotePlayer(() -> name(side));
    players.put(side, player);
    if (isConnected(side)) {
      player.arrive();
    }
    return player;
  }

  /**
   * Shows a match to everybody at the table, from now on. Call this before the match starts.
   *
   * @param names the names of those who play in the host's own seats
   * @param number the number of the game at this table, from 1
   * @param games how many games are to be played, or 0 if nobody has said
   */
  public void show(Match next, Map<Side, String> names, int number, int games) {
    synchronized (this) {
      ownNames = Map.copyOf(names);
      players.keySet().removeAll(names.keySet());
      game = new ShownGame(next.state().line().path().getFirst(), number, games);
      match = next;
      rematch.clear();
      drawDeclined = false;
    }
    next.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState state) {
            publish(next, state, false);
          }

          @Override
          public void drawDeclined(Side side) {
            noteDrawDeclined(next);
          }
        });
    publish(next, next.state(), true);
  }

  /** Lets the guests exchange sides, before the players of the next game are asked for. */
  public synchronized void swapSeats() {
    guests.swap();
    players.clear();
  }

  /** The name of the guest on a side; empty while the seat is open. */
  public synchronized String guestName(Side side) {
    Guest guest = guests.at(side);
    return guest == null ? "" : guest.name();
  }

  /** Whether the guest on a side has a connection. */
  public synchronized boolean isConnected(Side side) {
    Guest guest = guests.at(side);
    return guest != null && viewers.includes(guest);
  }

  /** The number of spectators. */
  public int spectators() {
    return viewers.spectators();
  }

  private synchronized String name(Side side) {
    return ownNames.getOrDefault(side, guestName(side));
  }

  boolean isCode(String text) {
    return code.matches(text);
  }

  /**
   * Gives an open seat to a guest.
   *
   * @param wanted the side, or null for any
   */
  GuestSeats.Claim claim(String name, @Nullable Side wanted) throws Refusal {
    GuestSeats.Claim claim;
    synchronized (this) {
      claim = guests.claim(name, players.keySet(), wanted);
    }
    seatsChanged();
    return claim;
  }

  /** The side of the guest with a token. */
  Side sideOf(String token) throws Refusal {
    Side side = guests.sideOf(token);
    if (side == null) {
      throw new Refusal(401, "unknown-token");
    }
    return side;
  }

  /** Begins a stream of events for the calling thread to write; {@link #leave} ends it. */
  void enter(Viewer viewer) throws Refusal {
    synchronized (this) {
      if (game == null || match == null || closed) {
        throw new Refusal(503, "not-ready");
      }
      if (viewer.isSpectator()) {
        if (!spectators) {
          throw new Refusal(403, "no-spectators");
        }
        if (spectators() >= MAX_SPECTATORS) {
          throw new Refusal(503, "full", MAX_SPECTATORS);
        }
      }
      Side side = guests.sideOf(viewer.token());
      viewer.show(snapshot(game, match.state()), side, true);
      viewers.add(viewer);
      RemotePlayer player = side == null ? null : players.get(side);
      if (player != null) {
        player.arrive();
      }
    }
    if (!viewer.isSpectator()) {
      seatsChanged();
    }
  }

  void leave(Viewer viewer) {
    if (viewers.remove(viewer) && !viewer.isSpectator()) {
      seatsChanged();
    }
  }

  private void seatsChanged() {
    Match now;
    synchronized (this) {
      now = match;
    }
    if (now != null) {
      publish(now, now.state(), false);
    }
    listeners.forEach(Listener::seatsChanged);
  }

  void move(Side side, int number, int ply, String move) throws Refusal {
    Match now;
    RemotePlayer player;
    synchronized (this) {
      now = shown(number);
      player = players.get(side);
    }
    if (player == null) {
      throw new Refusal(409, "not-your-turn");
    }
    player.submit(now, side, ply, move);
  }

  void resign(Side side, int number) throws Refusal {
    current(number).resign(side);
  }

  void offerDraw(Side side, int number) throws Refusal {
    current(number).offerDraw(side);
  }

  /** Accepts or declines the other side's draw offer. */
  void answerDraw(Side side, int number, boolean accepted) throws Refusal {
    Match now = current(number);
    if (now.state().drawOffer() != side.other()) {
      throw new Refusal(409, "no-offer");
    }
    if (accepted) {
      now.acceptDraw(side);
    } else {
      now.declineDraw(side);
    }
  }

  void askRematch(Side side, int number) throws Refusal {
    Match now = shown(number);
    if (now.state().outcome() == null) {
      throw new Refusal(409, "not-over");
    }
    synchronized (this) {
      rematch.add(side);
    }
    publish(now, now.state(), false);
    listeners.forEach(each -> each.rematchAsked(side));
  }

  /** The match, if it has that number and goes on. */
  private Match current(int number) throws Refusal {
    Match now = shown(number);
    if (now.state().outcome() != null) {
      throw new Refusal(409, "over");
    }
    return now;
  }

  private synchronized Match shown(int number) throws Refusal {
    if (game == null || match == null || game.number() != number) {
      throw new Refusal(409, "late");
    }
    return match;
  }

  private synchronized void noteDrawDeclined(Match of) {
    if (of == match) {
      drawDeclined = true;
    }
  }

  private synchronized void publish(Match of, MatchState state, boolean wholeTable) {
    if (of != match || game == null || closed) {
      return;
    }
    lastId++;
    Snapshot snapshot = snapshot(game, state);
    drawDeclined = false;
    viewers.all().forEach(each -> each.show(snapshot, guests.sideOf(each.token()), wholeTable));
  }

  private Snapshot snapshot(ShownGame shown, MatchState state) {
    Map<Side, SeatInfo> seats = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      boolean remote = !ownNames.containsKey(side);
      boolean open = remote && guests.at(side) == null;
      seats.put(side, new SeatInfo(remote, name(side), open, !remote || isConnected(side)));
    }
    return Snapshot.of(lastId, shown, state, seats, drawDeclined, rematch);
  }

  void dropStuckViewers() {
    viewers.all().forEach(Viewer::dropIfStuck);
  }

  /** Tells everybody that the table is closed. */
  synchronized void close() {
    closed = true;
    lastId++;
    viewers.all().forEach(each -> each.close(lastId));
  }
}
