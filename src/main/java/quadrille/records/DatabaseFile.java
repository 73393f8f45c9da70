package quadrille.records;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;

/** Handles database files that cannot be opened. */
final class DatabaseFile {
  /** The offset of the user version in the header of an SQLite file, 4 bytes, big-endian. */
  private static final int VERSION_OFFSET = 60;

  private static final int HEADER_LENGTH = 100;
  private static final String MAGIC = "SQLite format 3";
  private static final List<String> COMPANION_SUFFIXES = List.of("-wal", "-shm");
  private static final DateTimeFormatter TIMESTAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private DatabaseFile() {}

  /**
   * The version in the file's header, read without SQLite, which would create other files; 0 if
   * there is no such header.
   */
  static int headerVersion(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return 0;
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] header = in.readNBytes(HEADER_LENGTH);
      boolean complete = header.length == HEADER_LENGTH;
      return complete && new String(header, StandardCharsets.US_ASCII).startsWith(MAGIC)
          ? ByteBuffer.wrap(header).getInt(VERSION_OFFSET)
          : 0;
    }
  }

  /** Renames a database and its companion files; returns the new name. */
  static Path setAside(Path file) throws IOException {
    Path aside = freeName(file);
    Files.move(file, aside);
    for (String companion : COMPANION_SUFFIXES) {
      Path from = file.resolveSibling(file.getFileName() + companion);
      if (Files.exists(from)) {
        Files.move(from, aside.resolveSibling(aside.getFileName() + companion));
      }
    }
    return aside;
  }

  private static Path freeName(Path file) {
    String stem = file.getFileName().toString().replaceFirst("\\.db$", "");
    String dated = stem + ".damaged-" + TIMESTAMP.format(LocalDateTime.now(ZoneId.systemDefault()));
    Path name = file.resolveSibling(dated + ".db");
    for (int i = 2; Files.exists(name); i++) {
      name = file.resolveSibling(dated + "-" + i + ".db");
    }
    return name;
  }
}
