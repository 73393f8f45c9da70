package quadrille.records;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs SQL statements with arguments on one connection. Not thread-safe. */
record Sql(Connection connection) {

  /** Reads one row. */
  interface RowReader<T extends @Nullable Object> {
    T read(ResultSet row) throws SQLException;
  }

  /** Work with a connection. */
  interface Work<T extends @Nullable Object> {
    T run(Sql sql) throws SQLException, RecordsException;
  }

  /** Runs work whose changes are kept together, or not at all if it fails. */
  <T extends @Nullable Object> T transaction(Work<T> work) throws SQLException, RecordsException {
    execute("BEGIN IMMEDIATE");
    try {
      T result = work.run(this);
      execute("COMMIT");
      return result;
    } catch (SQLException | RecordsException | RuntimeException e) {
      rollBack(e);
      throw e;
    }
  }

  // Some failures, such as a full disk, have already rolled back.
  private void rollBack(Exception cause) {
    try {
      execute("ROLLBACK");
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  /** Changes rows; returns their number. */
  int update(String sql, @Nullable Object... arguments) throws SQLException {
    try (PreparedStatement statement = prepare(sql, arguments)) {
      return statement.executeUpdate();
    }
  }

  /** Inserts a row and returns its id. */
  long insert(String sql, @Nullable Object... arguments) throws SQLException {
    return list(sql + " RETURNING id", row -> row.getLong(1), arguments).getFirst();
  }

  <T> List<T> list(String sql, RowReader<T> reader, @Nullable Object... arguments)
      throws SQLException {
    List<T> all = new ArrayList<>();
    try (PreparedStatement statement = prepare(sql, arguments);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        all.add(reader.read(rows));
      }
    }
    return all;
  }

  /** The first row, or null. */
  <T> @Nullable T first(String sql, RowReader<T> reader, @Nullable Object... arguments)
      throws SQLException {
    return list(sql, reader, arguments).stream().findFirst().orElse(null);
  }

  private PreparedStatement prepare(String sql, @Nullable Object... arguments) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < arguments.length; i++) {
      statement.setObject(i + 1, arguments[i]);
    }
    return statement;
  }

  /** Runs one statement or several. */
  void execute(String statements) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(statements);
    }
  }

  /** A number, or null if the column is null. */
  static @Nullable Long nullableLong(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? null : value;
  }

  static @Nullable Integer nullableInt(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? null : value;
  }
}
