package quadrille.records;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Objects;

/**
 * Updates the schema of a database with the scripts {@code 1.sql}, {@code 2.sql} and so on. The
 * database's {@code user_version} is the number of the last script it has run.
 */
final class Migrations {
  /** The number of the last script. */
  static final int LATEST_VERSION = 7;

  private Migrations() {}

  static int version(Sql sql) throws SQLException {
    return Objects.requireNonNull(sql.first("PRAGMA user_version", row -> row.getInt(1)));
  }

  /** Runs the missing scripts, each in a transaction. */
  static void run(Sql sql) throws SQLException, RecordsException {
    for (int next = version(sql) + 1; next <= LATEST_VERSION; next++) {
      int number = next;
      sql.transaction(_ -> runScript(sql, number));
    }
  }

  private static int runScript(Sql sql, int number) throws SQLException {
    if (version(sql) < number) {
      sql.execute(script(number));
      sql.execute("PRAGMA user_version = " + number);
    }
    return number;
  }

  private static String script(int number) {
    try (InputStream in = Migrations.class.getResourceAsStream(number + ".sql")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
