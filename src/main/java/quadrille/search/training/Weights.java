package quadrille.search.training;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The trained weights of an evaluation, and a text that says how they were made.
 *
 * <p>A file is compressed: the version, the text, the steps of a point, the number of weights, and
 * how many of them are not 0. For each of these follows how many zeros precede it; then, for each,
 * its value in steps with the sign in the lowest bit. Both lists are written seven bits to a byte,
 * the lowest first, with the highest bit set in all bytes but the last of a number. Two lists
 * compress better than one, by a sixth.
 *
 * @param origin the command, the number of games and the loss, in lines
 * @param values in points, within ± {@link #MAX}
 */
public record Weights(String origin, float[] values) {
  /** The largest absolute value of a weight, in points. */
  public static final int MAX = 2047;

  private static final String VERSION = "quadrille weights 4";

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
   * @param stepsPerPoint the steps of a point to which each weight is rounded, 1 … 255
   * @throws IOException if it cannot be written
   */
  public void write(OutputStream out, int stepsPerPoint) throws IOException {
    int present = 0;
    for (float each : values) {
      present += rounded(each, stepsPerPoint) == 0 ? 0 : 1;
    }
    try (DataOutputStream data =
        new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(out), BUFFER))) {
      data.writeUTF(VERSION);
      data.writeUTF(origin);
      data.writeByte(stepsPerPoint);
      data.writeInt(values.length);
      data.writeInt(present);
      int zeros = 0;
      for (float each : values) {
        if (rounded(each, stepsPerPoint) == 0) {
          zeros++;
        } else {
          writeNumber(data, zeros);
          zeros = 0;
        }
      }
      for (float each : values) {
        int amount = rounded(each, stepsPerPoint);
        if (amount != 0) {
          writeNumber(data, amount << 1 ^ amount >> 31);
        }
      }
    }
  }

  private static int rounded(float points, int stepsPerPoint) {
    return Math.round(Math.clamp(points, -MAX, MAX) * stepsPerPoint);
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
    int count = readCount(data);
    float[] values = new float[count];
    readValues(data, stepsPerPoint, count, (index, points) -> values[index] = points);
    return new Weights(origin, values);
  }

  /**
   * Reads the weights of a file that are not 0, in order, without keeping them.
   *
   * @throws IOException if it cannot be read or is no such file
   */
  public static void read(InputStream in, Receiver receiver) throws IOException {
    DataInputStream data = open(in);
    data.readUTF();
    readValues(data, data.readUnsignedByte(), readCount(data), receiver);
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
        new DataInputStream(new BufferedInputStream(new GZIPInputStream(in), BUFFER));
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
      DataInputStream data, int stepsPerPoint, int count, Receiver receiver) throws IOException {
    int present = data.readInt();
    if (stepsPerPoint == 0 || present < 0 || present > count) {
      throw new IOException(DAMAGED);
    }
    int[] indices = new int[present];
    int index = -1;
    for (int i = 0; i < present; i++) {
      index += readNumber(data) + 1;
      if (index < 0 || index >= count) {
        throw new IOException(DAMAGED);
      }
      indices[i] = index;
    }
    for (int each : indices) {
      int folded = readNumber(data);
      receiver.accept(each, (folded >>> 1 ^ -(folded & 1)) / (float) stepsPerPoint);
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
