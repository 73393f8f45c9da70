package quadrille.network.host;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.match.Participant;
import quadrille.network.protocol.JoinCode;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.MatchRecorder;
import quadrille.records.OpenTable;
import quadrille.records.OpenTables;
import quadrille.records.RecordsException;
import quadrille.records.StoredGame;
import quadrille.text.Text;

/**
 * Keeps what it takes to open a table again in the host's records, as long as the table is open: a
 * guest's seat is on disk before the guest learns its token. A failure is reported, and the table
 * stays open without being kept. Thread-safe; waits for the disk.
 */
public final class TableKeeper implements HostedTableListener, AutoCloseable {
  private final TableHost host;
  private final HostOptions options;
  private final GameStore store;
  private final OpenTables tables;
  private final Consumer<Text> onError;
  private Map<Side, Guest> kept = new HashMap<>();

  /** The game that is kept last, or 0. */
  private long game;

  /** Whether that is an earlier one, as the game that is played could not be kept. */
  private boolean earlier;

  /**
   * @param options what the table was opened with
   * @param onError receives the reason if the table cannot be kept
   */
  public TableKeeper(TableHost host, HostOptions options, GameStore store, Consumer<Text> onError) {
    this.host = host;
    this.options = options;
    this.store = store;
    this.onError = onError;
    tables = new OpenTables(store);
    host.table().addListener(this);
  }

  /**
   * How a table was opened that was kept in the records.
   *
   * @throws BadInputException if this version cannot read that
   */
  public static HostOptions options(OpenTable table, StoredGame game) throws BadInputException {
    Map<Side, Guest> guests = new EnumMap<>(Side.class);
    table
        .tokens()
        .forEach(
            (side, token) -> {
              if (!token.isEmpty()) {
                guests.put(side, new Guest(game.summary().participant(side).name(), token));
              }
            });
    return new HostOptions(
        Reach.valueOf(table.reach()),
        table.port(),
        table.spectators(),
        table.help(),
        JoinCode.parse(table.code()),
        guests);
  }

  /**
   * Keeps the next game at the table, which has not begun yet. If that fails, the game is recorded
   * from its first move on all the same, as soon as the records can be written.
   *
   * @param start the game, with the guests who have come
   * @param open the sides for guests
   * @param number the number of the game at this table, from 1
   * @param games how many games are to be played, or 0 if nobody has said
   * @return records the game; it must be the first listener of its match
   */
  public synchronized MatchRecorder begin(GameStart start, Set<Side> open, int number, int games) {
    Map<Side, Guest> guests = host.table().guests();
    Map<Side, String> tokens = new EnumMap<>(Side.class);
    for (Side side : open) {
      Guest guest = guests.get(side);
      tokens.put(side, guest == null ? "" : guest.token());
    }
    OpenTable table =
        new OpenTable(
            host.code().text(),
            host.port(),
            options.reach().name(),
            options.spectators(),
            options.help(),
            number,
            games,
            tokens);
    try {
      host.table().setKeptTokens(tables.tokens());
      game = tables.begin(start, table, game);
      kept = guests;
      MatchRecorder recorder = new MatchRecorder(store, store.game(game), onError);
      earlier = false;
      return recorder;
    } catch (RecordsException e) {
      onError.accept(e.text());
      earlier = true;
      MatchRecorder recorder = new MatchRecorder(store, start, onError);
      recorder.setPlayers(
          side ->
              open.contains(side)
                  ? Participant.human(host.table().guestName(side))
                  : side.choose(start.first(), start.second()));
      return recorder;
    }
  }

  /** Keeps a game that is continued at the table, and returns what records it. */
  public synchronized MatchRecorder resume(StoredGame stored) {
    game = stored.summary().id();
    kept = host.table().guests();
    keep(
        () -> {
          host.table().setKeptTokens(tables.tokens());
          tables.reopen(game, host.port());
        });
    return new MatchRecorder(store, stored, onError);
  }

  /** Lets the guests exchange sides, before the next game begins. */
  public synchronized void swapSeats() {
    host.table().swapSeats();
    kept = host.table().guests();
  }

  @Override
  public synchronized void seatsChanged() {
    Map<Side, Guest> now = host.table().guests();
    if (game == 0 || earlier || now.equals(kept)) {
      return;
    }
    Set<Side> changed = EnumSet.noneOf(Side.class);
    changed.addAll(kept.keySet());
    changed.addAll(now.keySet());
    kept = now;
    keep(
        () -> {
          for (Side side : changed) {
            Guest guest = now.get(side);
            tables.seat(
                game, side, guest == null ? "" : guest.name(), guest == null ? "" : guest.token());
          }
        });
  }

  /** Work with the records. */
  private interface Work {
    void run() throws RecordsException;
  }

  private void keep(Work work) {
    try {
      work.run();
    } catch (RecordsException e) {
      onError.accept(e.text());
    }
  }

  /** Notes that the host has closed the table; a game that is not over can be opened again. */
  @Override
  public synchronized void close() {
    if (game != 0) {
      keep(() -> tables.close(game));
      game = 0;
    }
  }
}
