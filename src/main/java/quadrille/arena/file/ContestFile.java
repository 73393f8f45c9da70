package quadrille.arena.file;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.GameResult;
import quadrille.core.BadInputException;
import quadrille.records.files.Json;
import quadrille.system.FileReasons;
import quadrille.system.WholeWrites;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The file of a contest: a line that describes the contest, then a line per game, each synced to
 * disk. A killed process leaves at most an incomplete line, which is cut off when the file is
 * opened again. Thread-safe.
 */
public final class ContestFile implements AutoCloseable {
  private static final String HEADER = "match";
  private static final String HEADER_PREFIX = "{\"" + HEADER + "\":";

  /** A byte beyond the end of any file, so that mandatory locks do not block reading. */
  private static final long LOCK_POSITION = Long.MAX_VALUE - 1;

  private final Path path;
  private @Nullable JsonNode header;
  // Not a channel, which would be closed when a writing thread is interrupted.
  private final FileOutputStream out;

  /**
   * The same open file; null if it is a pipe or a terminal. Also read through it: on Linux, whoever
   * closes a file loses all locks on it.
   */
  private final @Nullable RandomAccessFile file;

  private ContestFile(Path path, FileOutputStream out, @Nullable RandomAccessFile file) {
    this.path = path;
    this.out = out;
    this.file = file;
  }

  /**
   * Creates a file.
   *
   * @throws ContestFileException if it exists already or cannot be written
   */
  public static ContestFile create(Path path) throws ContestFileException {
    if (Files.isRegularFile(path) && path.toFile().length() > 0) {
      throw new ContestFileException(
          path
              + " exists already; to continue it, give the same options with --resume instead of"
              + " --out.");
    }
    return open(path);
  }

  /**
   * Opens a file to continue it.
   *
   * @throws ContestFileException if it does not exist, is not the file of a contest or cannot be
   *     written
   */
  public static ContestFile resume(Path path) throws ContestFileException {
    if (!Files.isRegularFile(path)) {
      throw new ContestFileException(
          "there is no file " + path + " to resume; use --out to create one.");
    }
    ContestFile opened = open(path);
    try {
      opened.header = opened.readHeader();
      return opened;
    } catch (ContestFileException e) {
      opened.close();
      throw e;
    }
  }

  private @Nullable JsonNode readHeader() throws ContestFileException {
    RandomAccessFile content = content();
    try {
      JsonNode first = new JsonLines(path, content).next();
      if (first == null ? !isTruncatedHeader(content) : !first.has(HEADER)) {
        throw new ContestFileException(path + " is not the file of a match.");
      }
      return first == null ? null : first.get(HEADER);
    } catch (IOException e) {
      throw cannotRead(path, e);
    }
  }

  /** Whether a file without a complete line may be the beginning of a contest file. */
  private static boolean isTruncatedHeader(RandomAccessFile content) throws IOException {
    byte[] start = new byte[(int) Math.min(HEADER_PREFIX.length(), content.length())];
    content.seek(0);
    content.readFully(start);
    return HEADER_PREFIX.startsWith(new String(start, StandardCharsets.UTF_8));
  }

  private RandomAccessFile content() {
    return Objects.requireNonNull(file, "only regular files are resumed");
  }

  private static ContestFileException cannotRead(Path path, IOException e) {
    return new ContestFileException("cannot read " + path + ": " + FileReasons.of(e) + ".", e);
  }

  private static ContestFileException cannotWrite(Path path, IOException e) {
    return new ContestFileException("cannot write " + path + ": " + FileReasons.of(e) + ".", e);
  }

  private static ContestFile open(Path path) throws ContestFileException {
    try {
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        return new ContestFile(path, new FileOutputStream(path.toFile(), true), null);
      }
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      boolean locked = false;
      try {
        locked = lock(file);
      } finally {
        if (!locked) {
          closeQuietly(file);
        }
      }
      if (!locked) {
        throw new ContestFileException(path + " is in use by another match.");
      }
      return new ContestFile(path, new FileOutputStream(file.getFD()), file);
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  /** Returns false if it is in use, by another program or this one. */
  private static boolean lock(RandomAccessFile file) throws IOException {
    try {
      return file.getChannel().tryLock(LOCK_POSITION, 1, false) != null;
    } catch (OverlappingFileLockException _) {
      return false;
    }
  }

  private static void closeQuietly(Closeable opened) {
    try {
      opened.close();
    } catch (IOException e) {
      // Nothing is lost: every line was synced.
    }
  }

  /** The seed of the recorded contest, or null if it is unknown. */
  public @Nullable Long seed() {
    return header == null || !header.path("seed").isNumber() ? null : header.get("seed").asLong();
  }

  /**
   * The results of the games in the file, except those beyond the end of the contest. Cuts off an
   * incomplete game at the end; a file without a header is cleared and gets one.
   *
   * @throws ContestFileException if the file is of another contest, or cannot be read or written
   */
  public List<GameResult> readResults(Contest contest)
      throws ContestFileException, BadInputException {
    ObjectNode expected = ContestHeader.of(contest);
    if (header == null) {
      clear();
      append(Json.object().set(HEADER, expected));
      return List.of();
    }
    ContestHeader.requireSame(expected, header, path.toString());
    Map<Integer, GameResult> results = new TreeMap<>();
    RandomAccessFile content = content();
    try {
      JsonLines lines = new JsonLines(path, content);
      for (JsonNode line = lines.next(); line != null; line = lines.next()) {
        GameResult result =
            line.has(HEADER) ? null : ContestGameLines.read(line, contest, lines.place());
        if (result != null) {
          results.put(result.fixture().number(), result);
        }
      }
      if (lines.length() < content.length()) {
        content.setLength(lines.length());
      }
      content.seek(lines.length());
    } catch (IOException e) {
      throw cannotRead(path, e);
    }
    return List.copyOf(results.values());
  }

  private void clear() throws ContestFileException {
    try {
      if (file != null) {
        file.setLength(0);
      }
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  /**
   * Adds a game and waits until it is on disk.
   *
   * @throws UncheckedIOException if it cannot be written
   */
  public void append(Contest contest, ArenaGame game) {
    append(ContestGameLines.write(contest, game));
  }

  private synchronized void append(JsonNode line) {
    try {
      write((Json.oneLine(line) + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + path + ": " + FileReasons.of(e) + ".", e);
    }
  }

  private void write(byte[] line) throws IOException {
    if (file == null) {
      out.write(line);
      return;
    }
    WholeWrites.append(
        file,
        () -> {
          out.write(line);
          out.getFD().sync();
        });
  }

  @Override
  public void close() {
    closeQuietly(out);
  }
}
