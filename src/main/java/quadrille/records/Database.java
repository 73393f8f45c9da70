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
import quadrille.system.NativeLibraries;
import quadrille.text.Text;

/**
 * A database file and the one thread that works on it. Thread-safe. The first use opens the file;
 * the constructor does nothing slow.
 */
final class Database implements AutoCloseable {
  // https://www.sqlite.org/rescode.html: the primary result codes.
  private static final int BUSY = 5;
  private static final int LOCKED = 6;
  private static final int READONLY = 8;
  private static final int CORRUPT = 11;
  private static final int FULL = 13;
  private static final int CANTOPEN = 14;
  private static final int NOT_A_DATABASE = 26;
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

  /** Work for the database's thread. */
  interface Work<T extends @Nullable Object> {
    T run(Sql sql) throws SQLException;
  }

  Path file() {
    return file;
  }

  /** What the user should know about opening the file, or null. */
  @Nullable Text notice() {
    return notice;
  }

  /** Runs work on the database's thread and waits for its result. */
  <T extends @Nullable Object> T read(Work<T> work) throws RecordsException {
    try {
      return CompletableFuture.supplyAsync(() -> execute(work), thread).join();
    } catch (RejectedExecutionException e) {
      throw RecordsException.of("error.closed", file);
    } catch (CompletionException e) {
      if (e.getCause() instanceof RecordsException failure) {
        throw failure;
      }
      throw e;
    }
  }

  /** Runs work in a transaction; when this returns, its changes are on disk. */
  <T extends @Nullable Object> T write(Work<T> work) throws RecordsException {
    return read(sql -> transaction(sql, work));
  }

  private static <T extends @Nullable Object> T transaction(Sql sql, Work<T> work)
      throws SQLException {
    sql.execute("BEGIN IMMEDIATE");
    try {
      T result = work.run(sql);
      sql.execute("COMMIT");
      return result;
    } catch (SQLException | RuntimeException e) {
      rollBack(sql, e);
      throw e;
    }
  }

  // Some failures, such as a full disk, have already rolled back.
  private static void rollBack(Sql sql, Exception cause) {
    try {
      sql.execute("ROLLBACK");
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  private <T extends @Nullable Object> T execute(Work<T> work) {
    try {
      return work.run(openSql());
    } catch (SQLException e) {
      throw new CompletionException(toRecordsException(e));
    } catch (RecordsException e) {
      throw new CompletionException(e);
    }
  }

  private Sql openSql() throws RecordsException {
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

  private Sql openFile() throws RecordsException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      rejectNewer(DatabaseFile.headerVersion(file));
      return connect();
    } catch (IOException e) {
      throw new RecordsException(text("error.folder", file), e);
    } catch (SQLException e) {
      if (!isCorruption(e)) {
        throw toRecordsException(e);
      }
      return startOver();
    }
  }

  private Sql startOver() throws RecordsException {
    try {
      Path aside = DatabaseFile.setAside(file);
      Sql sql = connect();
      notice = text("notice.damaged", aside);
      return sql;
    } catch (IOException e) {
      throw new RecordsException(text("error.folder", file), e);
    } catch (SQLException e) {
      throw toRecordsException(e);
    }
  }

  private void rejectNewer(int version) throws RecordsException {
    if (version > Migrations.LATEST_VERSION) {
      refusal = RecordsException.of("error.newer", file);
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
        throw new SQLException(health, null, CORRUPT);
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

  private static boolean isCorruption(SQLException e) {
    int code = e.getErrorCode() & PRIMARY_CODE_MASK;
    return code == CORRUPT || code == NOT_A_DATABASE;
  }

  private RecordsException toRecordsException(SQLException e) {
    Text text =
        switch (e.getErrorCode() & PRIMARY_CODE_MASK) {
          case BUSY, LOCKED -> text("error.busy", file);
          case READONLY, CANTOPEN -> text("error.folder", file);
          case CORRUPT, NOT_A_DATABASE -> text("error.damaged", file);
          case FULL -> text("error.full", file);
          default -> text("error.sql", file, String.valueOf(e.getMessage()));
        };
    return new RecordsException(text, e);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(Database.class, key, arguments);
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
