package quadrille.arena.training;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import quadrille.system.FileReasons;

/**
 * The games in a file of the training, which is mapped and so needs no heap. The file begins with a
 * line of text about its games. A game is its number and the number of its records, both in four
 * bytes, then the records (see {@link TrainingPosition}); all numbers have the high byte first. A
 * game that is incomplete at the end of the file is left out.
 */
public final class TrainingData {
  /** The bytes of a game before its records. */
  static final int GAME_BYTES = 2 * Integer.BYTES;

  static final int MAX_HEADER_BYTES = 1000;

  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  private final String header;
  private final int recordBytes;
  private final MemorySegment bytes;
  private final List<Game> games = new ArrayList<>();
  private final BitSet numbers = new BitSet();
  private final long length;

  /** A game: its number, and where its records are. */
  private record Game(int number, long offset, int records) {}

  private TrainingData(Path path, MemorySegment bytes, String contents, int recordBytes)
      throws TrainingException {
    this.bytes = bytes;
    this.recordBytes = recordBytes;
    header = header(path);
    if (!header.equals(contents) && !header.startsWith(contents + ", ")) {
      throw new TrainingException(
          path + " holds other games (" + header + "); expected " + contents + ".");
    }
    long offset = header.length() + 1L;
    while (offset + GAME_BYTES <= bytes.byteSize()) {
      int number = bytes.get(INT, offset);
      int records = bytes.get(INT, offset + Integer.BYTES);
      if (number < 0 || records < 0 || numbers.get(number)) {
        throw new TrainingException(path + " is damaged at byte " + offset + ".");
      }
      long end = offset + GAME_BYTES + (long) records * recordBytes;
      if (end > bytes.byteSize()) {
        break;
      }
      games.add(new Game(number, offset + GAME_BYTES, records));
      numbers.set(number);
      offset = end;
    }
    length = offset;
  }

  /**
   * Reads the list of games.
   *
   * @param contents the header of the games that are wanted, or what it says before a comma
   * @param recordBytes the size of a record
   * @throws TrainingException if there is no such file, it holds other games, or it cannot be read
   *     or is damaged
   */
  public static TrainingData open(Path path, String contents, int recordBytes)
      throws TrainingException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return read(channel, path, contents, recordBytes);
    } catch (NoSuchFileException e) {
      throw new TrainingException("there are no games yet in " + path + ".", e);
    } catch (IOException e) {
      throw new TrainingException("cannot read " + path + ": " + FileReasons.of(e) + ".", e);
    }
  }

  /** Reads the list of games from an open file. */
  static TrainingData read(FileChannel channel, Path path, String contents, int recordBytes)
      throws TrainingException, IOException {
    MemorySegment bytes =
        channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto());
    return new TrainingData(path, bytes, contents, recordBytes);
  }

  private String header(Path path) throws TrainingException {
    int start = (int) Math.min(MAX_HEADER_BYTES, bytes.byteSize());
    byte[] text = bytes.asSlice(0, start).toArray(ValueLayout.JAVA_BYTE);
    String first = new String(text, StandardCharsets.US_ASCII);
    int end = first.indexOf('\n');
    if (end < 0) {
      throw new TrainingException(path + " is not a file of training games.");
    }
    return first.substring(0, end);
  }

  /** What the file says about its games. */
  public String header() {
    return header;
  }

  /** How many games there are. */
  public int games() {
    return games.size();
  }

  /** The numbers of all games; not to be changed. */
  BitSet numbers() {
    return numbers;
  }

  /** The bytes of the file up to the end of the last complete game. */
  long length() {
    return length;
  }

  /** The number of a game, at most that which was asked for. */
  public int number(int game) {
    return games.get(game).number;
  }

  /** How many records a game has. */
  public int positions(int game) {
    return games.get(game).records;
  }

  /** How many records all games have. */
  public long positions() {
    return games.stream().mapToLong(Game::records).sum();
  }

  /** The records of a game, one after the other. */
  public ByteBuffer records(int game) {
    Game found = games.get(game);
    return bytes.asSlice(found.offset, (long) found.records * recordBytes).asByteBuffer();
  }
}
