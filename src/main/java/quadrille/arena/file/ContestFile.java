package quadrille.arena.file;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The file of a contest: a line that tells what the contest is, then a line for every game, each
 * forced to the disk. A process that is killed leaves at most half a line, which is cut off when
 * the file is opened again. Thread-safe.
 */
public final class ContestFile implements AutoCloseable {
  private static final String HEADER = "match";
  private static final String HEADER_PREFIX = "{\"" + HEADER + "\":";

  /** A byte that no file reaches: where locks are mandatory, what is before it can be read. */
  private static final long LOCK_POSITION = Long.MAX_VALUE - 1;

  private final Path path;
  private @Nullable JsonNode header;
  // A stream and not a channel: a thread that is interrupted while it writes would close a channel.
  private final FileOutputStream out;

  private ContestFile(Path path, FileOutputStream out) {
    this.path = path;
    this.out = out;
  }

  /**
   * Begins a file.
   *
   * @throws ContestFileException if there is one already, or it cannot be written
   */
  public static ContestFile create(Path path) throws ContestFileException {
    if (Files.isRegularFile(path) && path.toFile().length() > 0) {
      throw new ContestFileException(
          path + " exists already: --resume " + path + " goes on with it.");
    }
    return open(path);
  }

  /**
   * Opens a file to go on with it.
   *
   * @throws ContestFileException if there is none, it is not a contest's, or it cannot be written
   */
  public static ContestFile resume(Path path) throws ContestFileException {
    if (!Files.isRegularFile(path)) {
      throw new ContestFileException("there is no file " + path + " to resume; --out begins one.");
    }
    ContestFile file = open(path);
    try {
      file.header = header(path);
      return file;
    } catch (ContestFileException e) {
      file.close();
      throw e;
    }
  }

  private static @Nullable JsonNode header(Path path) throws ContestFileException {
    try (JsonLines lines = new JsonLines(path)) {
      JsonNode first = lines.next();
      if (first == null ? !isTruncatedHeader(path) : !first.has(HEADER)) {
        throw new ContestFileException(path + " is not the file of a match.");
      }
      return first == null ? null : first.get(HEADER);
    } catch (IOException e) {
      throw cannotRead(path, e);
    }
  }

  /** Whether a file without a whole line may be the beginning of a contest's. */
  private static boolean isTruncatedHeader(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      String text = new String(in.readNBytes(HEADER_PREFIX.length()), StandardCharsets.UTF_8);
      return HEADER_PREFIX.startsWith(text);
    }
  }

  private static ContestFileException cannotRead(Path path, IOException e) {
    return new ContestFileException("cannot read " + path + ": " + e.getMessage() + ".", e);
  }

  private static ContestFile open(Path path) throws ContestFileException {
    FileOutputStream out = null;
    try {
      out = new FileOutputStream(path.toFile(), true);
      if (Files.isRegularFile(path) && out.getChannel().tryLock(LOCK_POSITION, 1, false) == null) {
        out.close();
        throw new ContestFileException(path + " is being written by another match.");
      }
      return new ContestFile(path, out);
    } catch (OverlappingFileLockException e) {
      closeQuietly(out);
      throw new ContestFileException(path + " is being written by another match.", e);
    } catch (IOException e) {
      throw new ContestFileException("cannot write " + path + ": " + e.getMessage() + ".", e);
    }
  }

  private static void closeQuietly(@Nullable FileOutputStream out) {
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException e) {
      // Nothing was written.
    }
  }

  private void truncate(long length) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.setLength(length);
    }
  }

  String name() {
    return path.toString();
  }

  /** What the file says its contest is, or null if it says nothing yet. */
  @Nullable JsonNode header() {
    return header;
  }

  /** The seed of the recorded contest, or null if the file does not tell it. */
  public @Nullable Long seed() {
    return header == null || !header.path("seed").isNumber() ? null : header.get("seed").asLong();
  }

  /** Receives the games of a file. */
  interface Visitor {
    void game(JsonNode game) throws ContestFileException, BadInputException;
  }

  /**
   * Reads the games, and cuts off an incomplete one at the end.
   *
   * @throws ContestFileException if the file cannot be read, or by the visitor
   */
  void read(Visitor visitor) throws ContestFileException, BadInputException {
    try (JsonLines lines = new JsonLines(path)) {
      for (JsonNode line = lines.next(); line != null; line = lines.next()) {
        if (!line.has(HEADER)) {
          visitor.game(line);
        }
      }
      if (lines.length() < Files.size(path)) {
        truncate(lines.length());
      }
    } catch (IOException e) {
      throw cannotRead(path, e);
    }
  }

  /** Empties a file that has no whole line. */
  void clear() throws ContestFileException {
    try {
      if (Files.isRegularFile(path)) {
        truncate(0);
      }
    } catch (IOException e) {
      throw new ContestFileException("cannot write " + path + ": " + e.getMessage() + ".", e);
    }
  }

  void writeHeader(ObjectNode header) {
    ObjectNode line = Json.object();
    line.set(HEADER, header);
    append(line);
  }

  /**
   * Adds a line and waits until it is on the disk.
   *
   * @throws UncheckedIOException when it could not be written
   */
  synchronized void append(ObjectNode line) {
    try {
      out.write((Json.oneLine(line) + "\n").getBytes(StandardCharsets.UTF_8));
      if (Files.isRegularFile(path)) {
        out.getFD().sync();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + path + ": " + e.getMessage() + ".", e);
    }
  }

  @Override
  public void close() {
    closeQuietly(out);
  }
}
