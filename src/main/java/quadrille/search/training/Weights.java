package quadrille.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The trained weights of an evaluation, and a text that says how they were made.
 *
 * <p>A file is compressed: a version, the text, the number of weights, then the low and then the
 * high bytes of the weights in sixteenths of a point; the sign is in the lowest bit, so that small
 * weights have empty high bytes.
 *
 * @param origin the command, the number of games and the loss, in lines
 * @param values in points, within ± {@link #MAX}
 */
public record Weights(String origin, float[] values) {
  /** The largest amount of a weight, in points. */
  public static final int MAX = Short.MAX_VALUE / Weights.UNITS;

  private static final int UNITS = 16;
  private static final String VERSION = "quadrille weights 1";

  /** Writes the file. */
  public void write(OutputStream out) throws IOException {
    byte[] low = new byte[values.length];
    byte[] high = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      int units = Math.round(Math.clamp(values[i], -MAX, MAX) * UNITS);
      int folded = units << 1 ^ units >> 31;
      low[i] = (byte) folded;
      high[i] = (byte) (folded >> 8);
    }
    DataOutputStream data = new DataOutputStream(new GZIPOutputStream(out));
    data.writeUTF(VERSION);
    data.writeUTF(origin);
    data.writeInt(values.length);
    data.write(low);
    data.write(high);
    data.close();
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read or is no such file
   */
  public static Weights read(InputStream in) throws IOException {
    DataInputStream data = new DataInputStream(new GZIPInputStream(in));
    if (!data.readUTF().equals(VERSION)) {
      throw new IOException("these are no weights of this version");
    }
    String origin = data.readUTF();
    int count = data.readInt();
    byte[] low = data.readNBytes(count);
    byte[] high = data.readNBytes(count);
    if (high.length < count) {
      throw new IOException("the weights are incomplete");
    }
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      int folded = (high[i] & 0xFF) << 8 | (low[i] & 0xFF);
      values[i] = (folded >>> 1 ^ -(folded & 1)) / (float) UNITS;
    }
    return new Weights(origin, values);
  }
}
