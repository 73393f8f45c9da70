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
import quadrille.core.Natives;
import quadrille.core.Text;

/**
 * A database file and the one thread that works on it, so that any thread may ask. It is opened
 * with the first question: nothing is done on the thread that makes it.
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
  private static final int PRIMARY = 0xff;

  private static final int PATIENCE_MS = 5_000;

  private final Path file;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("records").daemon().factory());
  private @Nullable Sql open;
  private @Nullable RecordsException refused;
  private volatile @Nullable Text notice;

  Database(Path file) {
    this.file = file;
  }

  /** Something that is done on the database's thread. */
  interface Work<T extends @Nullable Object> {
    T with(Sql sql) throws SQLException;
  }

  Path file() {
    return file;
  }

  /** What the user should know about the opening of the file, or null. */
  @Nullable Text notice() {
    return notice;
  }

  /** Reads, on the database's thread; waits for it. */
  <T extends @Nullable Object> T read(Work<T> work) throws RecordsException {
    try {
      return CompletableFuture.supplyAsync(() -> carryOut(work), thread).join();
    } catch (RejectedExecutionException e) {
      throw RecordsException.of("error.closed", file);
    } catch (CompletionException e) {
      if (e.getCause() instanceof RecordsException told) {
        throw told;
      }
      throw e;
    }
  }

  /** Reads and writes, wholly or not at all: what is done when this returns is on the disk. */
  <T extends @Nullable Object> T write(Work<T> work) throws RecordsException {
    return read(sql -> transaction(sql, work));
  }

  private static <T extends @Nullable Object> T transaction(Sql sql, Work<T> work)
      throws SQLException {
    sql.run("BEGIN IMMEDIATE");
    try {
      T result = work.with(sql);
      sql.run("COMMIT");
      return result;
    } catch (SQLException | RuntimeException e) {
      rollBack(sql, e);
      throw e;
    }
  }

  // Some failures, a full disk among them, have rolled back already.
  private static void rollBack(Sql sql, Exception cause) {
    try {
      sql.run("ROLLBACK");
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  private <T extends @Nullable Object> T carryOut(Work<T> work) {
    try {
      return work.with(opened());
    } catch (SQLException e) {
      throw new CompletionException(explain(e));
    } catch (RecordsException e) {
      throw new CompletionException(e);
    }
  }

  private Sql opened() throws RecordsException {
    if (refused != null) {
      throw refused;
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
      refuseNewer(Damage.headerVersion(file));
      return connect();
    } catch (IOException e) {
      throw new RecordsException(text("error.folder", file), e);
    } catch (SQLException e) {
      if (!isDamage(e)) {
        throw explain(e);
      }
      return beginAnew();
    }
  }

  private Sql beginAnew() throws RecordsException {
    try {
      Path aside = Damage.setAside(file);
      Sql sql = connect();
      notice = text("notice.damaged", aside);
      return sql;
    } catch (IOException e) {
      throw new RecordsException(text("error.folder", file), e);
    } catch (SQLException e) {
      throw explain(e);
    }
  }

  private void refuseNewer(int version) throws RecordsException {
    if (version > Migrations.NEWEST) {
      refused = RecordsException.of("error.newer", file);
      throw refused;
    }
  }

  private Sql connect() throws SQLException, RecordsException {
    Natives.prepare();
    Sql sql = new Sql(DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath()));
    try {
      sql.run("PRAGMA busy_timeout = " + PATIENCE_MS);
      refuseNewer(Migrations.version(sql));
      sql.run("PRAGMA journal_mode = WAL");
      sql.run("PRAGMA synchronous = FULL");
      sql.run("PRAGMA foreign_keys = ON");
      String health = sql.first("PRAGMA quick_check(1)", row -> row.getString(1));
      if (!"ok".equals(health)) {
        throw new SQLException(health, null, CORRUPT);
      }
      Migrations.run(sql);
      // So that the header tells the version, also to those who read nothing else.
      sql.run("PRAGMA wal_checkpoint(PASSIVE)");
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

  private static boolean isDamage(SQLException e) {
    int code = e.getErrorCode() & PRIMARY;
    return code == CORRUPT || code == NOT_A_DATABASE;
  }

  private RecordsException explain(SQLException e) {
    Text text =
        switch (e.getErrorCode() & PRIMARY) {
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

  /** Closes the file when what was asked before is done. */
  @Override
  public void close() {
    if (thread.isShutdown()) {
      return;
    }
    thread.execute(this::closeFile);
    thread.shutdown();
    try {
      thread.awaitTermination(PATIENCE_MS, TimeUnit.MILLISECONDS);
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
