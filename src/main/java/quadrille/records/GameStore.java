package quadrille.records;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.system.UserFolders;
import quadrille.text.Text;

/**
 * The games that are kept, in an SQLite database. Every method may be called from any thread and
 * waits until it is done; what has been written is then on the disk. Nothing is opened before the
 * first question.
 */
public final class GameStore implements AutoCloseable {
  private static final String FILE = "quadrille.db";
  private static final Duration RESTORE_PERIOD = Duration.ofDays(1);

  private final Database database;
  private boolean purged;

  /** The store in a folder, which is made if it is not there. */
  public GameStore(Path folder) {
    database = new Database(folder.resolve(FILE));
  }

  /** The store of this user. */
  public static GameStore inDataFolder() {
    return new GameStore(UserFolders.data());
  }

  /** The file of the database, whether it is there or not. */
  public Path file() {
    return database.file();
  }

  /**
   * Opens the file, if it is not open already.
   *
   * @return what the user should know about it, such as that a damaged one was set aside; or null
   */
  public @Nullable Text open() throws RecordsException {
    database.read(_ -> true);
    return database.notice();
  }

  /** All games, the newest first. */
  public List<GameSummary> games() throws RecordsException {
    purgeDeleted();
    return database.read(sql -> new SummaryReader(sql).all());
  }

  /** The game at the window's table that was played last and can be gone on with, or null. */
  public @Nullable GameSummary lastUnfinished() throws RecordsException {
    return database.read(sql -> new SummaryReader(sql).unfinished());
  }

  /**
   * A game with its moves.
   *
   * @throws RecordsException also when there is no such game, or when this version cannot read it
   */
  public StoredGame game(long id) throws RecordsException {
    Object found =
        database.read(
            sql -> {
              GameSummary summary = new SummaryReader(sql).summary(id);
              return summary == null
                  ? Text.of(GameStore.class, "error.unknown-game", Long.toString(id))
                  : read(sql, summary);
            });
    if (found instanceof Text wrong) {
      throw new RecordsException(wrong);
    }
    return (StoredGame) found;
  }

  private static Object read(Sql sql, GameSummary summary) throws java.sql.SQLException {
    try {
      return new GameReader(sql).game(summary);
    } catch (BadInputException e) {
      String id = Long.toString(summary.id());
      return Text.of(GameStore.class, "error.unreadable", id, e.text());
    }
  }

  /** Takes games out of sight; {@link #restore} brings them back. */
  public void delete(List<Long> ids) throws RecordsException {
    markDeleted(ids, System.currentTimeMillis());
  }

  /** Brings deleted games back. */
  public void restore(List<Long> ids) throws RecordsException {
    markDeleted(ids, null);
  }

  private void markDeleted(List<Long> ids, @Nullable Long deleted) throws RecordsException {
    database.write(
        sql -> {
          for (long id : ids) {
            sql.update("UPDATE game SET deleted = ? WHERE id = ?", deleted, id);
          }
          return ids;
        });
  }

  /** Nobody means to go on with a game. */
  public void abandon(long id) throws RecordsException {
    database.write(sql -> sql.update("UPDATE game SET left = 1 WHERE id = ?", id));
  }

  /** What was deleted long ago goes for good. */
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

  /** Closes the file when what was asked before is done. */
  @Override
  public void close() {
    database.close();
  }
}
