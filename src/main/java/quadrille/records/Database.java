package quadrille.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import quadrille.system.NativeLibraries;
import quadrille.text.Text;

/**
 * A database file and the one thread that works on it. Thread-safe. The first use opens the file;
 * the constructor does nothing slow.
 */
final class Database implements AutoCloseable {
  /** https://www.sqlite.org/rescode.html: the other bits are details of the primary code. */
  private static final int PRIMARY_CODE_MASK = 0xff;

  private static final int TIMEOUT_MS = 5_000;

  private final Path file;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("records").daemon().factory());
  private @Nullable Sql open;
  private @Nullable RecordsException refusal;
  private volatile @Nullable Text notice;

  Database(Path file) {
    this.file = file;
  }

  Path file() {
    return file;
  }

  /** What the user should know about opening the file, or null. */
  @Nullable Text notice() {
    return notice;
  }

  /** Runs work on the database's thread and waits for its result. */
  <T extends @Nullable Object> T read(Sql.Work<T> work) throws RecordsException {
    try {
      return CompletableFuture.supplyAsync(() -> execute(work), thread).join();
    } catch (RejectedExecutionException e) {
      throw RecordsException.of(e, "error.closed", file);
    } catch (CompletionException e) {
      if (e.getCause() instanceof RecordsException failure) {
        throw failure;
      }
      throw e;
    }
  }

  /** Runs work in a transaction; when this returns, its changes are on disk. */
  <T extends @Nullable Object> T write(Sql.Work<T> work) throws RecordsException {
    return read(sql -> sql.transaction(work));
  }

  private <T extends @Nullable Object> T execute(Sql.Work<T> work) {
    try {
      return work.run(openSql());
    } catch (SQLException e) {
      throw new CompletionException(toRecordsException(e));
    } catch (RecordsException e) {
      throw new CompletionException(e);
    } catch (LinkageError e) {
      throw new CompletionException(RecordsException.of(e, "error.library"));
    }
  }

  private Sql openSql() throws SQLException, RecordsException {
    if (refusal != null) {
      throw refusal;
    }
    Sql sql = open;
    if (sql == null) {
      sql = openFile();
      open = sql;
    }
    return sql;
  }

  private Sql openFile() throws SQLException, RecordsException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      rejectNewer(DatabaseFile.headerVersion(file));
      try {
        return connect();
      } catch (SQLException e) {
        return startOver(e);
      }
    } catch (IOException e) {
      throw RecordsException.of(e, "error.folder", file);
    }
  }

  private Sql startOver(SQLException cause) throws IOException, SQLException, RecordsException {
    if (code(cause) != SQLiteErrorCode.SQLITE_CORRUPT
        && code(cause) != SQLiteErrorCode.SQLITE_NOTADB) {
      throw cause;
    }
    Path aside = DatabaseFile.setAside(file);
    Sql sql = connect();
    notice = Text.of(Database.class, "notice.damaged", aside);
    return sql;
  }

  private void rejectNewer(int version) throws RecordsException {
    if (version > Migrations.LATEST_VERSION) {
      refusal = RecordsException.of(null, "error.newer", file);
      throw refusal;
    }
  }

  private Sql connect() throws SQLException, RecordsException {
    NativeLibraries.prepare();
    Sql sql = new Sql(DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath()));
    try {
      sql.execute("PRAGMA busy_timeout = " + TIMEOUT_MS);
      rejectNewer(Migrations.version(sql));
      sql.execute("PRAGMA journal_mode = WAL");
      sql.execute("PRAGMA synchronous = FULL");
      sql.execute("PRAGMA foreign_keys = ON");
      String health = sql.first("PRAGMA quick_check(1)", row -> row.getString(1));
      if (!"ok".equals(health)) {
        throw new SQLException(health, null, SQLiteErrorCode.SQLITE_CORRUPT.code);
      }
      Migrations.run(sql);
      // Writes the version to the file's header, for programs that read only that.
      sql.execute("PRAGMA wal_checkpoint(PASSIVE)");
      return sql;
    } catch (SQLException | RecordsException e) {
      closeQuietly(sql, e);
      throw e;
    }
  }

  private static void closeQuietly(Sql sql, Exception cause) {
    try {
      sql.connection().close();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  private RecordsException toRecordsException(SQLException e) {
    if (e.getErrorCode() == 0 && e.getCause() != null) {
      // SQLite itself has a code for everything that it reports.
      return RecordsException.of(e, "error.library");
    }
    return switch (code(e)) {
      case SQLITE_BUSY, SQLITE_LOCKED -> RecordsException.of(e, "error.busy", file);
      case SQLITE_READONLY, SQLITE_CANTOPEN -> RecordsException.of(e, "error.folder", file);
      case SQLITE_CORRUPT, SQLITE_NOTADB -> RecordsException.of(e, "error.damaged", file);
      case SQLITE_FULL -> RecordsException.of(e, "error.full", file);
      default -> RecordsException.of(e, "error.sql", file, String.valueOf(e.getMessage()));
    };
  }

  private static SQLiteErrorCode code(SQLException e) {
    return SQLiteErrorCode.getErrorCode(e.getErrorCode() & PRIMARY_CODE_MASK);
  }

  /** Finishes the pending work and closes the file. */
  @Override
  public void close() {
    if (thread.isShutdown()) {
      return;
    }
    thread.execute(this::closeFile);
    thread.shutdown();
    try {
      thread.awaitTermination(TIMEOUT_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void closeFile() {
    Sql sql = open;
    if (sql != null) {
      closeQuietly(sql, new SQLException());
      open = null;
    }
  }
}
