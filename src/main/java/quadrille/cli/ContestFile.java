package quadrille.cli;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The file of a contest: a line that tells what the contest is, then a line for every game, each
 * forced to the disk. A process that is killed leaves at most half a line, which is cut off when
 * the file is opened again. Thread-safe.
 */
final class ContestFile implements AutoCloseable {
  private static final String HEADER = "match";
  private static final String BEGIN = "{\"" + HEADER + "\":";

  /** A byte that no file reaches: where locks are mandatory, what is before it can be read. */
  private static final long LOCKED = Long.MAX_VALUE - 1;

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
   * @throws FailedException if there is one already, or it cannot be written
   */
  static ContestFile begin(Path path) throws FailedException {
    if (Files.isRegularFile(path) && path.toFile().length() > 0) {
      throw new FailedException(path + " exists already: --resume " + path + " goes on with it.");
    }
    return open(path);
  }

  /**
   * Opens a file to go on with it.
   *
   * @throws FailedException if there is none, it is not a contest's, or it cannot be written
   */
  static ContestFile resume(Path path) throws FailedException {
    if (!Files.isRegularFile(path)) {
      throw new FailedException("there is no file " + path + " to resume; --out begins one.");
    }
    ContestFile file = open(path);
    try {
      file.header = header(path);
      return file;
    } catch (FailedException e) {
      file.close();
      throw e;
    }
  }

  private static @Nullable JsonNode header(Path path) throws FailedException {
    try {
      JsonNode first = JsonLines.first(path);
      if (first == null ? !mayBegin(path) : !first.has(HEADER)) {
        throw new FailedException(path + " is not the file of a match.");
      }
      return first == null ? null : first.get(HEADER);
    } catch (IOException e) {
      throw unreadable(path, e);
    }
  }

  /** Whether a file without a whole line may be the beginning of a contest's. */
  private static boolean mayBegin(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      String text = new String(in.readNBytes(BEGIN.length()), StandardCharsets.UTF_8);
      return BEGIN.startsWith(text);
    }
  }

  private static FailedException unreadable(Path path, IOException e) {
    return new FailedException("cannot read " + path + ": " + e.getMessage() + ".", e);
  }

  private static ContestFile open(Path path) throws FailedException {
    FileOutputStream out = null;
    try {
      out = new FileOutputStream(path.toFile(), true);
      if (Files.isRegularFile(path) && out.getChannel().tryLock(LOCKED, 1, false) == null) {
        out.close();
        throw new FailedException(path + " is being written by another match.");
      }
      return new ContestFile(path, out);
    } catch (OverlappingFileLockException e) {
      closeQuietly(out);
      throw new FailedException(path + " is being written by another match.", e);
    } catch (IOException e) {
      throw new FailedException("cannot write " + path + ": " + e.getMessage() + ".", e);
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

  private void cut(long length) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.setLength(length);
    }
  }

  /** What the file is called. */
  String name() {
    return path.toString();
  }

  /** What the file says its contest is, or null if it says nothing yet. */
  @Nullable JsonNode header() {
    return header;
  }

  /**
   * Reads the games, and cuts off what is not a whole one at the end.
   *
   * @throws FailedException when it cannot be read, or by the visitor
   */
  void read(JsonLines.Visitor games) throws FailedException, BadInputException {
    try {
      long length =
          JsonLines.read(
              path,
              line -> {
                if (!line.has(HEADER)) {
                  games.line(line);
                }
              });
      if (length < Files.size(path)) {
        cut(length);
      }
    } catch (IOException e) {
      throw unreadable(path, e);
    }
  }

  /** Empties a file that has no whole line. */
  void clear() throws FailedException {
    try {
      if (Files.isRegularFile(path)) {
        cut(0);
      }
    } catch (IOException e) {
      throw new FailedException("cannot write " + path + ": " + e.getMessage() + ".", e);
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
