package quadrille.records;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Participant;

/**
 * Keeps the tables that are open to others, so that a host that was killed can open them again.
 * Thread-safe. Every method waits until its work is done, and changes are then on disk.
 */
public final class OpenTables {
  /** How long a table at which nothing was played waits for its host. */
  private static final Duration PATIENCE = Duration.ofDays(1);

  private final Database database;

  public OpenTables(GameStore store) {
    database = store.database();
  }

  /**
   * Adds a game that begins at a table, so that its guests are known before the first move.
   *
   * @param before the number of the game before it at the same table, or 0
   * @return the number of the game
   */
  public long begin(GameStart start, OpenTable table, long before) throws RecordsException {
    return database.write(
        sql -> {
          removeForgotten(sql);
          sql.update("DELETE FROM open_table WHERE game = ?", before);
          long now = System.currentTimeMillis();
          long game = new GameWriter(sql).begin(start, now);
          sql.update(
              "INSERT INTO open_table (game, process, opened, code, port, reach, spectators,"
                  + " help, number, games, first_token, second_token) VALUES (?, ?, ?, ?, ?, ?,"
                  + " ?, ?, ?, ?, ?, ?)",
              game,
              ProcessMark.own(),
              now,
              table.code(),
              table.port(),
              table.reach(),
              table.spectators(),
              table.help(),
              table.number(),
              table.games(),
              table.tokens().get(Side.FIRST),
              table.tokens().get(Side.SECOND));
          return game;
        });
  }

  /** Notes that this program has opened the table of a game again. */
  public void reopen(long game, int port) throws RecordsException {
    database.write(
        sql ->
            sql.update(
                "UPDATE open_table SET process = ?, port = ? WHERE game = ?",
                ProcessMark.own(),
                port,
                game));
  }

  /** Notes who has taken a seat, and the token that proves it. */
  public void seat(long game, Side side, String name, String token) throws RecordsException {
    database.write(
        sql -> {
          new GameWriter(sql).assignSeat(game, side, Participant.human(name));
          return sql.update(
              "UPDATE open_table SET " + side.id() + "_token = ? WHERE game = ?", token, game);
        });
  }

  /**
   * Notes that the host has closed the table of a game, which it can open again. A game that is
   * over or has not begun needs no table any more.
   */
  public void close(long game) throws RecordsException {
    database.write(
        sql -> {
          sql.update("UPDATE open_table SET process = '' WHERE game = ?", game);
          sql.update(
              "DELETE FROM open_table"
                  + " WHERE game IN (SELECT id FROM game WHERE id = ? AND ended IS NOT NULL)",
              game);
          return sql.update(
              "DELETE FROM game WHERE id = ? AND ended IS NULL"
                  + " AND NOT EXISTS (SELECT 1 FROM move WHERE move.game = game.id)",
              game);
        });
  }

  /** The table of a game; null if it was not shared, or another running program has it open. */
  public @Nullable OpenTable find(long game) throws RecordsException {
    return database.read(
        sql ->
            rows(sql).stream()
                .filter(each -> each.game == game && !each.isOpenElsewhere())
                .map(Row::table)
                .findFirst()
                .orElse(null));
  }

  /** What proves the seats of the guests at all tables, whether open or to be opened again. */
  public Set<String> tokens() throws RecordsException {
    return database.read(
        sql ->
            rows(sql).stream()
                .flatMap(each -> each.table.tokens().values().stream())
                .filter(token -> !token.isEmpty())
                .collect(Collectors.toSet()));
  }

  /**
   * The game at the table that was opened last on the command line and is not open now, or 0 if
   * there is none.
   */
  public long lastOnCommandLine() throws RecordsException {
    return database.read(
        sql ->
            rows(sql).stream()
                .filter(each -> each.origin == Origin.TERMINAL && !each.isOpenElsewhere())
                .map(Row::game)
                .findFirst()
                .orElse(0L));
  }

  /** Removes games that never began and whose hosts have not come back. */
  private static void removeForgotten(Sql sql) throws SQLException {
    long before = Instant.now().minus(PATIENCE).toEpochMilli();
    for (Row each : rows(sql)) {
      if (!each.isOpenElsewhere() && each.opened < before) {
        sql.update(
            "DELETE FROM game WHERE id = ? AND ended IS NULL"
                + " AND NOT EXISTS (SELECT 1 FROM move WHERE move.game = game.id)",
            each.game);
      }
    }
  }

  /** All tables, the newest first. */
  private static List<Row> rows(Sql sql) throws SQLException {
    return sql.list(
        "SELECT open_table.*, game.origin FROM open_table JOIN game ON game.id = open_table.game"
            + " WHERE game.deleted IS NULL ORDER BY opened DESC, game DESC",
        OpenTables::row);
  }

  private static Row row(ResultSet row) throws SQLException {
    Map<Side, String> tokens = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      String token = row.getString(side.id() + "_token");
      if (token != null) {
        tokens.put(side, token);
      }
    }
    OpenTable table =
        new OpenTable(
            row.getString("code"),
            row.getInt("port"),
            row.getString("reach"),
            row.getBoolean("spectators"),
            row.getBoolean("help"),
            row.getInt("number"),
            row.getInt("games"),
            tokens);
    return new Row(
        row.getLong("game"),
        row.getString("process"),
        row.getLong("opened"),
        Origin.of(row.getString("origin")),
        table);
  }

  /**
   * @param process the {@link ProcessMark} of the program that has the table open, or empty
   */
  private record Row(long game, String process, long opened, Origin origin, OpenTable table) {

    /** Whether another running program has the table open. */
    boolean isOpenElsewhere() {
      return ProcessMark.isOfAnother(process);
    }
  }
}
