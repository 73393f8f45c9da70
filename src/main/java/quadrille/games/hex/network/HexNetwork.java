package quadrille.games.hex.network;

import java.io.BufferedInputStream;
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
 * The shape and the weights of a network: convolutions over a cell and its six neighbours. Each but
 * the first also reads the mean and the maximum of its channels over the board (D. Wu, 2019,
 * "Accelerating self-play learning in Go"), and is added to what it read. From the last one a
 * convolution tells how good each move is, and mean and maximum of its channels tell who wins. One
 * network serves boards of all sizes.
 *
 * <p>A file is compressed: a version, a text that says how the weights were made, the shape, and
 * for each of its {@link #parts} a scale and 16-bit numbers.
 *
 * @param origin how the weights were made, in lines
 * @param layers the number of convolutions, 1 or more
 * @param channels of each, 1 or more
 * @param weights in the order of {@link #layerAt} and the methods below it; not copied, and changed
 *     by the training alone
 */
public record HexNetwork(String origin, int layers, int channels, float[] weights) {
  /** The cells that a convolution reads: the cell and its neighbours. */
  public static final int TAPS = 7;

  /** The hidden numbers between the channels and the value. */
  public static final int HIDDEN = 32;

  private static final String VERSION = "quadrille hex network 2";
  private static final String DAMAGED = "the network is damaged";

  /** More layers or channels than this are in no file. */
  private static final int MAX_NUMBER = 200;

  /** The network that the program was made with. */
  public static HexNetwork trained() {
    return Trained.NETWORK;
  }

  /** Read when it is first needed. */
  private static final class Trained {
    private static final String FILE = "hexagonal.weights";
    private static final HexNetwork NETWORK = read();

    private static HexNetwork read() {
      try (InputStream in = HexNetwork.class.getResourceAsStream(FILE)) {
        return HexNetwork.read(Objects.requireNonNull(in, FILE));
      } catch (IOException e) {
        throw new UncheckedIOException(FILE, e);
      }
    }
  }

  /** The channels that a convolution reads. */
  public int inputs(int layer) {
    return layer == 0 ? NetworkInput.PLANES : channels;
  }

  /** Where the weights of a convolution begin: by output, input and tap. */
  public int layerAt(int layer) {
    int first = channels * (NetworkInput.PLANES * TAPS + 1);
    return layer == 0 ? 0 : first + (layer - 1) * channels * (channels * (TAPS + 2) + 1);
  }

  /**
   * Where the weights of what a convolution reads of the board begin: by output, mean and maximum
   * of an input; the first convolution has none.
   */
  public int poolAt(int layer) {
    return layerAt(layer) + channels * inputs(layer) * TAPS;
  }

  /** Where the biases of a convolution begin. */
  public int biasesAt(int layer) {
    return layerAt(layer + 1) - channels;
  }

  /** Where the weights of the policy begin, by channel and tap. */
  public int policyAt() {
    return layerAt(layers);
  }

  /** Where the weights of the hidden numbers begin, by number, mean and maximum of a channel. */
  public int hiddenAt() {
    return policyAt() + channels * TAPS;
  }

  /** Where the biases of the hidden numbers begin. */
  public int hiddenBiasesAt() {
    return hiddenAt() + HIDDEN * 2 * channels;
  }

  /** Where the weights of the value begin; its bias follows. */
  public int valueAt() {
    return hiddenBiasesAt() + HIDDEN;
  }

  /** The number of weights of such a network. */
  public int weightCount() {
    return valueAt() + HIDDEN + 1;
  }

  /** Where the parts begin that have scales of their own, and where the last one ends. */
  public int[] parts() {
    int[] parts = new int[layers + 4];
    for (int layer = 0; layer <= layers; layer++) {
      parts[layer] = layerAt(layer);
    }
    parts[layers + 1] = hiddenAt();
    parts[layers + 2] = valueAt();
    parts[layers + 3] = weightCount();
    return parts;
  }

  /**
   * Writes the file and closes the stream.
   *
   * @throws IOException if it cannot be written
   */
  public void write(OutputStream out) throws IOException {
    try (DataOutputStream data = new DataOutputStream(new GZIPOutputStream(out))) {
      data.writeUTF(VERSION);
      data.writeUTF(origin);
      data.writeInt(layers);
      data.writeInt(channels);
      int[] parts = parts();
      for (int part = 0; part + 1 < parts.length; part++) {
        float most = Float.MIN_NORMAL;
        for (int i = parts[part]; i < parts[part + 1]; i++) {
          most = Math.max(most, Math.abs(weights[i]));
        }
        float scale = most / Short.MAX_VALUE;
        data.writeFloat(scale);
        for (int i = parts[part]; i < parts[part + 1]; i++) {
          data.writeShort(Math.round(weights[i] / scale));
        }
      }
    }
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read or is no such file
   */
  public static HexNetwork read(InputStream in) throws IOException {
    DataInputStream data = new DataInputStream(new BufferedInputStream(new GZIPInputStream(in)));
    if (!data.readUTF().equals(VERSION)) {
      throw new IOException("this is no network of this version");
    }
    HexNetwork shape = new HexNetwork(data.readUTF(), data.readInt(), data.readInt(), new float[0]);
    if (!isPossible(shape.layers) || !isPossible(shape.channels)) {
      throw new IOException(DAMAGED);
    }
    float[] weights = new float[shape.weightCount()];
    int[] parts = shape.parts();
    for (int part = 0; part + 1 < parts.length; part++) {
      float scale = data.readFloat();
      for (int i = parts[part]; i < parts[part + 1]; i++) {
        weights[i] = scale * data.readShort();
      }
    }
    // Only at its end does the stream compare its checksum.
    if (data.read() >= 0) {
      throw new IOException(DAMAGED);
    }
    return new HexNetwork(shape.origin, shape.layers, shape.channels, weights);
  }

  private static boolean isPossible(int number) {
    return number >= 1 && number <= MAX_NUMBER;
  }
}
