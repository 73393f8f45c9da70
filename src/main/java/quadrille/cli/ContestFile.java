package quadrille.cli;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The file of a contest: a line that tells what the contest is, then a line for every game, each
 * forced to the disk. A process that is killed leaves at most half a line, which is cut off when
 * the file is opened again. Thread-safe.
 */
final class ContestFile implements AutoCloseable {
  private static final String HEADER = "match";

  /** A byte that no file reaches: where locks are mandatory, what is before it can be read. */
  private static final long LOCKED = Long.MAX_VALUE - 1;

  private final Path path;
  private final List<JsonNode> lines;
  // A stream and not a channel: a thread that is interrupted while it writes would close a channel.
  private final FileOutputStream out;

  private ContestFile(Path path, List<JsonNode> lines, FileOutputStream out) {
    this.path = path;
    this.lines = lines;
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
    return open(path, List.of());
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
    ContestFile file = open(path, new ArrayList<>());
    try {
      file.read();
      return file;
    } catch (IOException e) {
      file.close();
      throw new FailedException("cannot read " + path + ": " + e.getMessage() + ".", e);
    } catch (FailedException e) {
      file.close();
      throw e;
    }
  }

  private static ContestFile open(Path path, List<JsonNode> lines) throws FailedException {
    FileOutputStream out = null;
    try {
      out = new FileOutputStream(path.toFile(), true);
      if (Files.isRegularFile(path) && out.getChannel().tryLock(LOCKED, 1, false) == null) {
        out.close();
        throw new FailedException(path + " is being written by another match.");
      }
      return new ContestFile(path, lines, out);
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

  /** Reads the lines and cuts off what is not a whole one at the end. */
  private void read() throws IOException, FailedException {
    byte[] bytes = Files.readAllBytes(path);
    int begin = 0;
    for (int end = 0; end < bytes.length; end++) {
      if (bytes[end] == '\n') {
        JsonNode line = parse(new String(bytes, begin, end - begin, StandardCharsets.UTF_8));
        if (line == null && end < bytes.length - 1) {
          throw new FailedException(
              path + ", line " + (lines.size() + 1) + ": this is no game of a match.");
        }
        if (line != null) {
          lines.add(line);
          begin = end + 1;
        }
      }
    }
    if (!lines.isEmpty() && !lines.getFirst().has(HEADER)) {
      throw new FailedException(path + " is not the file of a match.");
    }
    if (begin < bytes.length) {
      cut(begin);
    }
  }

  private static @Nullable JsonNode parse(String line) {
    try {
      JsonNode node = Json.read(line);
      return node.isObject() ? node : null;
    } catch (JacksonException e) {
      return null;
    }
  }

  private void cut(int length) throws IOException {
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
    return lines.isEmpty() ? null : lines.getFirst().get(HEADER);
  }

  /** The games in the file when it was opened. */
  List<JsonNode> games() {
    return lines.isEmpty() ? List.of() : lines.subList(1, lines.size());
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
