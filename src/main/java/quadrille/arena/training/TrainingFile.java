package quadrille.arena.training;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import quadrille.system.FileReasons;
import quadrille.system.WholeWrites;

/**
 * Adds games to a file of {@link TrainingData}, each in one write, so that a killed process leaves
 * at most one incomplete game, which is cut off when the file is opened again. Thread-safe.
 */
public final class TrainingFile implements AutoCloseable {
  private final Path path;
  // Not written to by its channel, which would be closed when a writing thread is interrupted, and
  // read by no other: on Linux, whoever closes a file loses all locks on it.
  private final RandomAccessFile file;
  private final BitSet numbers = new BitSet();

  private TrainingFile(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
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
    TrainingFile opened;
    try {
      opened = new TrainingFile(path, new RandomAccessFile(path.toFile(), "rw"));
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
    try {
      opened.begin(header, recordBytes);
      return opened;
    } catch (TrainingException e) {
      opened.close();
      throw e;
    }
  }

  private void begin(String header, int recordBytes) throws TrainingException {
    byte[] line = (header + "\n").getBytes(StandardCharsets.US_ASCII);
    try {
      if (file.getChannel().tryLock() == null) {
        throw inUse();
      }
      if (file.length() < line.length) {
        writeHeader(line);
        return;
      }
      TrainingData data = TrainingData.read(file.getChannel(), path, header, recordBytes);
      numbers.or(data.numbers());
      if (data.length() < file.length()) {
        file.setLength(data.length());
      }
      file.seek(data.length());
    } catch (OverlappingFileLockException _) {
      throw inUse();
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  /** Writes the first line of a file that is empty or has only a part of it. */
  private void writeHeader(byte[] line) throws TrainingException, IOException {
    byte[] begun = new byte[(int) file.length()];
    file.readFully(begun);
    if (!Arrays.equals(begun, Arrays.copyOf(line, begun.length))) {
      throw TrainingData.foreign(path);
    }
    file.seek(0);
    file.write(line);
  }

  private TrainingException inUse() {
    return new TrainingException(path + " is in use by another training.");
  }

  private static TrainingException cannotWrite(Path path, IOException e) {
    return new TrainingException("cannot write " + path + ": " + FileReasons.of(e) + ".", e);
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
    game.putInt(number).putInt(count);
    game.putInt(TrainingData.checksum(number, count, records.duplicate())).put(records);
    try {
      WholeWrites.append(file, () -> file.write(game.array()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + path + ": " + FileReasons.of(e) + ".", e);
    }
    numbers.set(number);
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      // Nothing is lost: every game was written at once.
    }
  }
}
