package quadrille.records;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.system.UserFolders;
import quadrille.text.Text;

/**
 * Stores games in an SQLite database. Thread-safe. Every method waits until its work is done, and
 * changes are then on disk. The first use opens the database.
 */
public final class GameStore implements AutoCloseable {
  private static final String FILE = "quadrille.db";
  private static final Duration RESTORE_PERIOD = Duration.ofDays(1);

  private final Database database;
  private boolean purged;

  /** The store in a folder, which is created if necessary. */
  public GameStore(Path folder) {
    database = new Database(folder.resolve(FILE));
  }

  /** The store in the user's data folder. */
  public static GameStore inDataFolder() {
    return new GameStore(UserFolders.data());
  }

  /** The database file, which may not exist yet. */
  public Path file() {
    return database.file();
  }

  /**
   * Opens the database unless it is open.
   *
   * @return what the user should know, such as that a damaged file was renamed; or null
   */
  public @Nullable Text open() throws RecordsException {
    database.read(_ -> true);
    return database.notice();
  }

  /** All games, the newest first. */
  public List<GameSummary> games() throws RecordsException {
    purgeDeleted();
    return database.read(sql -> new GameReader(sql).all());
  }

  /** The game in the window that was played last and can be continued, or null. */
  public @Nullable GameSummary lastUnfinished() throws RecordsException {
    return database.read(sql -> new GameReader(sql).unfinished());
  }

  /**
   * Makes this program the one that plays a game.
   *
   * @return false if another running program plays it
   */
  public boolean claim(long id) throws RecordsException {
    return database.write(
        sql -> {
          boolean free = isFree(sql, id);
          if (free) {
            sql.update("UPDATE game SET process = ? WHERE id = ?", ProcessMark.own(), id);
          }
          return free;
        });
  }

  /** Whether no other running program plays a game. */
  private static boolean isFree(Sql sql, long id) throws SQLException {
    List<String> marks =
        sql.list(
            "SELECT process FROM game WHERE id = ?"
                + " UNION ALL SELECT process FROM open_table WHERE game = ?",
            row -> row.getString(1),
            id,
            id);
    return marks.stream().noneMatch(ProcessMark::isOfAnother);
  }

  /** Lets other programs play a game that this one has left. */
  public void release(long id) throws RecordsException {
    database.write(
        sql ->
            sql.update(
                "UPDATE game SET process = '' WHERE id = ? AND process = ?",
                id,
                ProcessMark.own()));
  }

  /**
   * A game with its moves.
   *
   * @throws RecordsException also when there is no such game or this version cannot read it
   */
  public StoredGame game(long id) throws RecordsException {
    return database.read(
        sql -> {
          GameSummary summary = new GameReader(sql).summary(id);
          if (summary == null) {
            throw unknownGame(id);
          }
          try {
            return new GameReader(sql).game(summary);
          } catch (BadInputException e) {
            throw RecordsException.of(e, "error.unreadable", Long.toString(id), e.text());
          }
        });
  }

  /**
   * A game of {@link #games} with its moves.
   *
   * @throws RecordsException also when there is no such game or this version cannot read it
   */
  public StoredGame begunGame(long id) throws RecordsException {
    StoredGame game = game(id);
    if (!game.hasBegun()) {
      throw unknownGame(id);
    }
    return game;
  }

  private static RecordsException unknownGame(long id) {
    return RecordsException.of(null, "error.unknown-game", Long.toString(id));
  }

  /**
   * Deletes games; {@link #restore} brings them back for a day.
   *
   * @return false, and none is deleted, if another running program plays one of them
   */
  public boolean delete(List<Long> ids) throws RecordsException {
    return database.write(
        sql -> {
          for (long id : ids) {
            if (!isFree(sql, id)) {
              return false;
            }
          }
          markDeleted(sql, ids, System.currentTimeMillis());
          return true;
        });
  }

  /** Restores deleted games. */
  public void restore(List<Long> ids) throws RecordsException {
    database.write(
        sql -> {
          markDeleted(sql, ids, null);
          return ids;
        });
  }

  private static void markDeleted(Sql sql, List<Long> ids, @Nullable Long deleted)
      throws SQLException {
    for (long id : ids) {
      sql.update("UPDATE game SET deleted = ? WHERE id = ?", deleted, id);
    }
  }

  /**
   * Stores comments, glyphs and drawings; moves that the stored game does not have are added as
   * variations.
   *
   * @param notes the line to each move, with its note; for a line without moves, the note on the
   *     game
   */
  public void annotate(long id, Map<Line, GameTree.Note> notes) throws RecordsException {
    database.write(
        sql -> {
          for (Map.Entry<Line, GameTree.Note> each : notes.entrySet()) {
            new GameWriter(sql).annotate(id, each.getKey(), each.getValue());
          }
          return notes;
        });
  }

  /** Marks a game as abandoned, so that it is not offered for continuing. */
  public void abandon(long id) throws RecordsException {
    database.write(sql -> sql.update("UPDATE game SET left = 1 WHERE id = ?", id));
  }

  /** Removes games for good that were deleted more than a day ago. */
  private synchronized void purgeDeleted() throws RecordsException {
    if (!purged) {
      long before = System.currentTimeMillis() - RESTORE_PERIOD.toMillis();
      database.write(sql -> sql.update("DELETE FROM game WHERE deleted < ?", before));
      purged = true;
    }
  }

  Database database() {
    return database;
  }

  /** Finishes the pending work and closes the file. */
  @Override
  public void close() {
    database.close();
  }
}
