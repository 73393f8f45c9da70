package quadrille.arena.training;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;

/**
 * Adds games to a file of {@link TrainingData}, each in one write, so that a killed process leaves
 * at most one incomplete game, which is cut off when the file is opened again. Thread-safe.
 */
public final class TrainingFile implements AutoCloseable {
  private final Path path;
  // Not a channel, which would be closed when a writing thread is interrupted.
  private final FileOutputStream out;
  private final BitSet numbers = new BitSet();

  private TrainingFile(Path path, FileOutputStream out) {
    this.path = path;
    this.out = out;
  }

  /**
   * Opens a file to continue it, or creates it.
   *
   * @param header what its games depend on: a line of ASCII
   * @param recordBytes the size of a record
   * @throws TrainingException if it holds other games, is in use, or cannot be read or written
   */
  public static TrainingFile open(Path path, String header, int recordBytes)
      throws TrainingException {
    TrainingFile file;
    try {
      file = new TrainingFile(path, new FileOutputStream(path.toFile(), true));
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
    try {
      file.begin(header, recordBytes);
      return file;
    } catch (TrainingException e) {
      file.close();
      throw e;
    }
  }

  private void begin(String header, int recordBytes) throws TrainingException {
    byte[] line = (header + "\n").getBytes(StandardCharsets.US_ASCII);
    try {
      if (out.getChannel().tryLock() == null) {
        throw inUse();
      }
      if (Files.size(path) < line.length) {
        truncate(0);
        out.write(line);
        return;
      }
      TrainingData data = TrainingData.open(path, header, recordBytes);
      numbers.or(data.numbers());
      truncate(data.length());
    } catch (OverlappingFileLockException _) {
      throw inUse();
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  private void truncate(long length) throws IOException {
    if (length < Files.size(path)) {
      try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
        file.setLength(length);
      }
    }
  }

  private TrainingException inUse() {
    return new TrainingException(path + " is in use by another training.");
  }

  private static TrainingException cannotWrite(Path path, IOException e) {
    return new TrainingException("cannot write " + path + ": " + e.getMessage() + ".", e);
  }

  /** How many games are in the file. */
  public synchronized int games() {
    return numbers.cardinality();
  }

  /** The lowest number from {@code from} on that no game in the file has. */
  synchronized int nextMissing(int from) {
    return numbers.nextClearBit(from);
  }

  /**
   * Adds a game.
   *
   * @param records its records, one after the other
   * @param count how many records these are
   * @throws UncheckedIOException if they cannot be written
   */
  synchronized void append(int number, ByteBuffer records, int count) {
    ByteBuffer game = ByteBuffer.allocate(TrainingData.GAME_BYTES + records.remaining());
    game.putInt(number).putInt(count).put(records);
    try {
      out.write(game.array());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + path + ": " + e.getMessage() + ".", e);
    }
    numbers.set(number);
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      // Nothing is lost: every game was written at once.
    }
  }
}
