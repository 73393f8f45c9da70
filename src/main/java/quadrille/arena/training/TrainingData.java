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
import java.util.zip.CRC32;
import quadrille.system.FileReasons;

/**
 * The games in a file of the training, which is mapped and so needs no heap. The file begins with a
 * line of text about its games. A game is its number, the number of its records and a checksum of
 * both and of the records, each in four bytes, then the records (see {@link TrainingPosition}); all
 * numbers have the high byte first. A game that is incomplete at the end of the file is left out.
 */
public final class TrainingData {
  /** The bytes of a game before its records. */
  static final int GAME_BYTES = 3 * Integer.BYTES;

  /** How many records a game can have. */
  private static final int MAX_RECORDS = SelfPlay.MAX_PLIES;

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
      if (number < 0 || records < 0 || records > MAX_RECORDS || numbers.get(number)) {
        throw damaged(path, offset);
      }
      long end = offset + GAME_BYTES + (long) records * recordBytes;
      if (end > bytes.byteSize()) {
        break;
      }
      Game game = new Game(number, offset + GAME_BYTES, records);
      if (bytes.get(INT, offset + 2 * Integer.BYTES) != checksum(number, records, records(game))) {
        throw damaged(path, offset);
      }
      games.add(game);
      numbers.set(number);
      offset = end;
    }
    length = offset;
  }

  /** Returns the exception for a file that does not begin like one of training games. */
  static TrainingException foreign(Path path) {
    return new TrainingException(path + " is not a file of training games.");
  }

  private static TrainingException damaged(Path path, long offset) {
    return new TrainingException(path + " is damaged at byte " + offset + ".");
  }

  /** The CRC-32 of a game: of its number, the number of its records, and these. */
  static int checksum(int number, int count, ByteBuffer records) {
    CRC32 crc = new CRC32();
    crc.update(ByteBuffer.allocate(2 * Integer.BYTES).putInt(number).putInt(count).flip());
    crc.update(records);
    return (int) crc.getValue();
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
      throw foreign(path);
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
    return records(games.get(game));
  }

  private ByteBuffer records(Game game) {
    return bytes.asSlice(game.offset, (long) game.records * recordBytes).asByteBuffer();
  }
}
