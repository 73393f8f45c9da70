package quadrille.network.host;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.MoveLimit;
import quadrille.match.Player;
import quadrille.network.host.Snapshot.SeatInfo;

/**
 * A table that others can sit down at: its seats for guests, the game that is played at it, and
 * everybody who watches. The match remains the only authority; the table passes moves on to it and
 * tells all viewers what has changed. Thread-safe.
 */
public final class HostedTable {
  /** The most spectators at a table. */
  public static final int MAX_SPECTATORS = 64;

  private final boolean spectators;
  private final boolean help;
  private final GuestSeats guests;
  private final Map<Side, RemotePlayer> players = new EnumMap<>(Side.class);
  private final Set<Side> rematch = EnumSet.noneOf(Side.class);
  private final Viewers viewers = new Viewers();
  private final List<HostedTableListener> listeners = new CopyOnWriteArrayList<>();
  private Map<Side, String> ownNames = Map.of();
  private Set<String> keptTokens = Set.of();
  private @Nullable ShownGame game;
  private @Nullable Match match;

  /** What viewers see: never a move before the records, which hear of it first, have stored it. */
  private @Nullable MatchState visible;

  private @Nullable Commentary commentary;
  private @Nullable SeriesScore series;
  private boolean drawDeclined;
  private boolean closed;
  private long lastId;

  HostedTable(HostOptions options) {
    spectators = options.spectators();
    help = options.help();
    guests = new GuestSeats(options.guests(), System::nanoTime);
  }

  public void addListener(HostedTableListener listener) {
    listeners.add(listener);
  }

  /**
   * Opens a seat for a guest, or leaves it to the guest who has it, for the next game.
   *
   * @return the player for the match, ready as soon as the guest has come
   */
  public Player remotePlayer(Side side) {
    return remotePlayer(side, MoveLimit.NONE);
  }

  /**
   * Opens a seat for a guest who has only so long for a move.
   *
   * @return the player for the match, ready as soon as the guest has come
   */
  public synchronized Player remotePlayer(Side side, MoveLimit limit) {
    RemotePlayer player = new RemotePlayer(() -> name(side), limit);
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
    MatchState state = next.state();
    Line line = state.line();
    Commentary comments = new Commentary(Games.get(line.game().id()).explainer());
    synchronized (this) {
      commentary = comments;
      ownNames = Map.copyOf(names);
      players.keySet().removeAll(names.keySet());
      game = new ShownGame(line.path().getFirst(), number, games, help);
      match = next;
      visible = state;
      rematch.clear();
      drawDeclined = false;
    }
    next.addListener(comments);
    next.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState now) {
            publish(next, now, false);
          }

          @Override
          public void drawDeclined(Side side) {
            noteDrawDeclined(next);
          }
        });
    publish(next, state, true);
  }

  /** Shows how the series stands, with this game and the next. */
  public synchronized void showScore(SeriesScore score) {
    series = score;
    publishAgain();
  }

  /** Lets the guests exchange sides, before the players of the next game are asked for. */
  public synchronized void swapSeats() {
    guests.swap();
    players.clear();
  }

  /** Everybody who has taken a seat, by side. */
  Map<Side, Guest> guests() {
    return guests.all();
  }

  /** Whether a seat for guests waits for somebody to take it. */
  public boolean isOpen(Side side) {
    return guests.at(side) == null;
  }

  /** The name of the guest on a side; empty if the guest has none, or has not come yet. */
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

  /**
   * Gives an open seat to a guest.
   *
   * @param isComputer whether the name may be that of a computer, such as {@code level:4}
   * @param wanted the side, or null for any
   */
  GuestSeats.Claim claim(String name, boolean isComputer, @Nullable Side wanted) throws Refusal {
    GuestSeats.Claim claim;
    synchronized (this) {
      if (game == null) {
        // The guest could not enter yet, and would lose its token with the seat.
        throw new Refusal(503, "not-ready");
      }
      if (!isComputer && game.isComputer(name)) {
        throw new Refusal(400, "computer-name", name);
      }
      claim = guests.claim(name, players.keySet(), wanted);
    }
    seatsChanged();
    return claim;
  }

  /**
   * Sets what proves the seats at other tables, which the host can open again: their guests are not
   * to take them for lost. Call this before the first match is shown.
   */
  synchronized void setKeptTokens(Set<String> tokens) {
    keptTokens = Set.copyOf(tokens);
  }

  /** The side of the guest with a token. */
  Side sideOf(String token) throws Refusal {
    Side side = guests.sideOf(token);
    return side == null ? refuse(token) : side;
  }

  private synchronized Side refuse(String token) throws Refusal {
    if (game == null) {
      throw new Refusal(503, "not-ready");
    }
    throw keptTokens.contains(token)
        ? new Refusal(409, "other-table")
        : new Refusal(401, "unknown-token");
  }

  /** Begins a stream of events for the calling thread to write; {@link #leave} ends it. */
  void enter(Viewer viewer) throws Refusal {
    synchronized (this) {
      if (game == null || visible == null || closed) {
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
      Side side = viewer.isSpectator() ? null : sideOf(viewer.token());
      viewer.show(snapshot(game, visible), side, true);
      viewers.add(viewer);
      if (side != null) {
        arrive(side);
      }
    }
    if (!viewer.isSpectator()) {
      seatsChanged();
    }
  }

  private void arrive(Side side) {
    guests.arrive(side);
    RemotePlayer player = players.get(side);
    if (player != null) {
      player.arrive();
    }
  }

  void leave(Viewer viewer) {
    if (viewers.remove(viewer) && !viewer.isSpectator()) {
      seatsChanged();
    }
  }

  private void seatsChanged() {
    publishAgain();
    listeners.forEach(HostedTableListener::seatsChanged);
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

  void askRematch(Side side, int number) throws Refusal {
    Match now = shown(number);
    if (now.state().outcome() == null) {
      throw new Refusal(409, "not-over");
    }
    synchronized (this) {
      if (!rematch.add(side)) {
        return;
      }
    }
    publishAgain();
    listeners.forEach(each -> each.rematchAsked(side));
  }

  /** The match, if it has that number, has begun and goes on. */
  Match current(int number) throws Refusal {
    Match now = shown(number);
    if (now.state().phase() == MatchState.Phase.READY) {
      throw new Refusal(503, "not-ready");
    }
    if (now.state().outcome() != null) {
      throw new Refusal(409, "over");
    }
    return now;
  }

  private synchronized Match shown(int number) throws Refusal {
    if (game == null || match == null) {
      throw new Refusal(503, "not-ready");
    }
    if (game.number() != number) {
      throw new Refusal(409, "late");
    }
    return match;
  }

  /**
   * A human's refusal takes the offer back and is published with that change. A computer's, which
   * comes with the offer, changes nothing, so it is published here.
   */
  private synchronized void noteDrawDeclined(Match of) {
    if (of == match) {
      drawDeclined = true;
      if (visible != null && visible.drawOffer() == null) {
        publishAgain();
      }
    }
  }

  private synchronized void publishAgain() {
    if (match != null && visible != null) {
      publish(match, visible, false);
    }
  }

  private synchronized void publish(Match of, MatchState state, boolean wholeTable) {
    if (of != match || game == null || closed) {
      return;
    }
    visible = state;
    lastId++;
    Snapshot snapshot = snapshot(game, state);
    drawDeclined = false;
    viewers.all().forEach(each -> each.show(snapshot, guests.sideOf(each.token()), wholeTable));
  }

  private Snapshot snapshot(ShownGame shown, MatchState state) {
    Map<Side, SeatInfo> seats = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      boolean remote = !ownNames.containsKey(side);
      boolean open = remote && isOpen(side);
      seats.put(side, new SeatInfo(remote, name(side), open, !remote || isConnected(side)));
    }
    Coverage coverage = Coverage.of(match, commentary, series);
    return Snapshot.of(lastId, shown, state, seats, coverage, drawDeclined, rematch);
  }

  /** Drops viewers who read nothing, and opens the seats again of guests who never came. */
  void dropAbsent() {
    viewers.all().forEach(Viewer::dropIfStuck);
    if (guests.removeAbsent()) {
      seatsChanged();
    }
  }

  /** Tells everybody that the table is closed. */
  synchronized void close() {
    closed = true;
    lastId++;
    viewers.all().forEach(each -> each.close(lastId));
  }
}
