package quadrille.records;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Participant;
import quadrille.match.Seat;

/** Reads games without their moves from the database. */
record SummaryReader(Sql sql) {
  /** The stored kind of a human. */
  static final String HUMAN = "person";

  /** The stored kind of a computer, whose stored name is the {@link Seat#spec}. */
  static final String COMPUTER = "machine";

  private static final String SELECT =
      """
      SELECT game.*, one.kind AS one_kind, one.name AS one_name, two.kind AS two_kind,
        two.name AS two_name, ifnull(move.ply, 0) AS plies,
        EXISTS (SELECT 1 FROM move WHERE move.game = game.id
          GROUP BY ifnull(parent, 0) HAVING count(*) > 1) AS retried
      FROM game
      JOIN seat AS first ON first.game = game.id AND first.side = 'first'
      JOIN player AS one ON one.id = first.player
      JOIN seat AS second ON second.game = game.id AND second.side = 'second'
      JOIN player AS two ON two.id = second.player
      LEFT JOIN move ON move.id = game.current
      WHERE deleted IS NULL
      """;

  /** All games that are not deleted, the newest first. */
  List<GameSummary> all() throws SQLException {
    return sql.list(SELECT + " ORDER BY started DESC, game.id DESC", SummaryReader::summary);
  }

  @Nullable GameSummary summary(long id) throws SQLException {
    return sql.first(SELECT + " AND game.id = ?", SummaryReader::summary, id);
  }

  /**
   * The game in the window that was played last and is neither over nor abandoned, or null. Games
   * between computers come after all others.
   */
  @Nullable GameSummary unfinished() throws SQLException {
    return sql.first(
        SELECT
            + " AND ended IS NULL AND left = 0 AND origin = 'table' AND current IS NOT NULL"
            + " ORDER BY one.kind = 'machine' AND two.kind = 'machine', played DESC LIMIT 1",
        SummaryReader::summary);
  }

  private static GameSummary summary(ResultSet row) throws SQLException {
    Long ended = Sql.nullableLong(row, "ended");
    String winner = row.getString("winner_side");
    return new GameSummary(
        row.getLong("id"),
        row.getString("game"),
        row.getString("preset"),
        row.getString("rules"),
        participant(row, "one"),
        participant(row, "two"),
        Origin.of(row.getString("origin")),
        Instant.ofEpochMilli(row.getLong("started")),
        ended == null ? null : Instant.ofEpochMilli(ended),
        row.getString("reason"),
        winner == null ? null : Side.ofId(winner),
        row.getInt("plies"),
        row.getBoolean("retried"),
        row.getBoolean("training"),
        row.getBoolean("left"));
  }

  private static Participant participant(ResultSet row, String column) throws SQLException {
    String name = row.getString(column + "_name");
    return row.getString(column + "_kind").equals(HUMAN)
        ? Participant.human(name)
        : Participant.of(Seat.ofStored(name));
  }
}
