package quadrille.search.training;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The trained weights of an evaluation, and a text that says how they were made.
 *
 * <p>A file is compressed: the version, the text, the steps of a point, the size of a group, the
 * number of weights, and how many groups have one that is not 0. For each of these groups follows
 * how many others precede it, then for each a byte of bits that say which of its weights are not 0,
 * then the first weight of all groups that have it, then the second, and so on, in steps with the
 * sign in the lowest bit. Numbers are written seven bits to a byte, the lowest first, with the
 * highest bit set in all bytes but the last of a number. Like beside like compresses best.
 *
 * @param origin the command, the number of games and the loss, in lines
 * @param values in points, within ± {@link #MAX}
 */
public record Weights(String origin, float[] values) {
  /** The largest absolute value of a weight, in points. */
  public static final int MAX = 2047;

  private static final String VERSION = "quadrille weights 5";

  private static final int MAX_GROUP = Byte.SIZE;

  /** More weights than this are in no file. */
  private static final int MAX_COUNT = 1 << 26;

  private static final String DAMAGED = "the weights are damaged";
  private static final int BUFFER = 1 << 14;

  /** Receives weights. */
  public interface Receiver {
    /**
     * Receives a weight.
     *
     * @param index from 0
     * @param points not 0
     */
    void accept(int index, float points);
  }

  /**
   * Writes the file and closes the stream.
   *
   * @throws IOException if it cannot be written
   */
  public void write(OutputStream out, WeightsFormat format) throws IOException {
    int size = format.group();
    int[] groups =
        IntStream.range(0, values.length / size).filter(i -> mask(i, format) != 0).toArray();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setStrategy(Deflater.FILTERED);
    try (DataOutputStream data =
        new DataOutputStream(
            new BufferedOutputStream(new DeflaterOutputStream(out, deflater), BUFFER))) {
      data.writeUTF(VERSION);
      data.writeUTF(origin);
      data.writeByte(format.stepsPerPoint());
      data.writeByte(size);
      data.writeInt(values.length);
      data.writeInt(groups.length);
      int next = 0;
      for (int group : groups) {
        writeNumber(data, group - next);
        next = group + 1;
      }
      for (int group : groups) {
        data.writeByte(mask(group, format));
      }
      for (int i = 0; i < size; i++) {
        for (int group : groups) {
          int amount = format.rounded(values[group * size + i]);
          if (amount != 0) {
            writeNumber(data, amount << 1 ^ amount >> 31);
          }
        }
      }
    } finally {
      deflater.end();
    }
  }

  /** Returns which weights of a group are not 0, the first in the lowest bit. */
  private int mask(int group, WeightsFormat format) {
    int mask = 0;
    for (int i = 0; i < format.group(); i++) {
      mask |= format.rounded(values[group * format.group() + i]) == 0 ? 0 : 1 << i;
    }
    return mask;
  }

  private static void writeNumber(DataOutputStream data, int number) throws IOException {
    int rest = number;
    for (; rest > 0x7F; rest >>>= 7) {
      data.write((rest & 0x7F) | 0x80);
    }
    data.write(rest);
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read or is no such file
   */
  public static Weights read(InputStream in) throws IOException {
    DataInputStream data = open(in);
    String origin = data.readUTF();
    int stepsPerPoint = data.readUnsignedByte();
    int group = data.readUnsignedByte();
    float[] values = new float[readCount(data)];
    readValues(
        data, stepsPerPoint, group, values.length, (index, points) -> values[index] = points);
    return new Weights(origin, values);
  }

  /**
   * Reads the weights of a file that are not 0, in any order, without keeping them.
   *
   * @throws IOException if it cannot be read or is no such file
   */
  public static void read(InputStream in, Receiver receiver) throws IOException {
    DataInputStream data = open(in);
    data.readUTF();
    readValues(data, data.readUnsignedByte(), data.readUnsignedByte(), readCount(data), receiver);
  }

  /**
   * Reads the weights that come with the program, without keeping them.
   *
   * @param owner the class beside which the file is
   * @throws UncheckedIOException if the file is damaged
   */
  public static void readResource(Class<?> owner, String file, Receiver receiver) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      read(Objects.requireNonNull(in, file), receiver);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  private static DataInputStream open(InputStream in) throws IOException {
    DataInputStream data =
        new DataInputStream(new BufferedInputStream(new InflaterInputStream(in), BUFFER));
    if (!data.readUTF().equals(VERSION)) {
      throw new IOException("these are no weights of this version");
    }
    return data;
  }

  private static int readCount(DataInputStream data) throws IOException {
    int count = data.readInt();
    if (count < 0 || count > MAX_COUNT) {
      throw new IOException(DAMAGED);
    }
    return count;
  }

  private static void readValues(
      DataInputStream data, int stepsPerPoint, int size, int count, Receiver receiver)
      throws IOException {
    int present = data.readInt();
    if (stepsPerPoint == 0 || size == 0 || size > MAX_GROUP || present < 0 || present > count) {
      throw new IOException(DAMAGED);
    }
    int[] groups = new int[present];
    int group = -1;
    for (int i = 0; i < present; i++) {
      group += readNumber(data) + 1;
      if (group < 0 || group >= count / size) {
        throw new IOException(DAMAGED);
      }
      groups[i] = group;
    }
    byte[] masks = data.readNBytes(present);
    if (masks.length < present) {
      throw new EOFException(DAMAGED);
    }
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < present; j++) {
        if ((masks[j] >> i & 1) != 0) {
          int folded = readNumber(data);
          float points = (folded >>> 1 ^ -(folded & 1)) / (float) stepsPerPoint;
          receiver.accept(groups[j] * size + i, points);
        }
      }
    }
    // Only at its end does the stream compare its checksum.
    if (data.read() >= 0) {
      throw new IOException(DAMAGED);
    }
  }

  private static int readNumber(DataInputStream data) throws IOException {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      int next = data.readUnsignedByte();
      number |= (next & 0x7F) << shift;
      if (next <= 0x7F) {
        return number;
      }
    }
  }
}
