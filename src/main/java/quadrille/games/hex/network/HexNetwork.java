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
 * The shape and the weights of a network: convolutions over a cell and its six neighbours. The
 * first reads the position. Blocks of two follow, a narrow one and one whose sums are added to what
 * the block read (K. He and others, 2016, "Deep residual learning for image recognition"). From the
 * last block a convolution tells how good each move is, and mean and maximum of its channels over
 * the board tell who wins. One network serves boards of all sizes.
 *
 * <p>A file is compressed: a version, a text that says how the weights were made, the shape, and
 * for each of its {@link #parts} a scale and 16-bit numbers.
 *
 * @param origin how the weights were made, in lines
 * @param blocks of two convolutions, 1 or more
 * @param channels that the blocks read and write, 1 or more
 * @param narrowChannels between the two convolutions of a block, 1 or more
 * @param weights in the order of {@link #layerAt} and the methods below it; not copied
 */
public record HexNetwork(
    String origin, int blocks, int channels, int narrowChannels, float[] weights) {
  /** The cells that a convolution reads: the cell and its neighbours. */
  public static final int TAPS = 7;

  /** The hidden numbers between the channels and the value. */
  public static final int HIDDEN = 64;

  private static final String VERSION = "quadrille hex network 3";
  private static final String DAMAGED = "the network is damaged";

  /** More blocks or channels than this are in no file. */
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

  /** The number of convolutions before that of the policy. */
  public int layers() {
    return 1 + 2 * blocks;
  }

  /** The planes that a convolution reads. */
  public int inputs(int layer) {
    return layer == 0 ? NetworkInput.PLANES : layer % 2 == 0 ? narrowChannels : channels;
  }

  /** The channels that a convolution writes. */
  public int outputs(int layer) {
    return layer % 2 == 0 ? channels : narrowChannels;
  }

  /** Where the weights of a convolution begin: by output, input and tap. */
  public int layerAt(int layer) {
    int at = 0;
    for (int before = 0; before < layer; before++) {
      at += outputs(before) * (inputs(before) * TAPS + 1);
    }
    return at;
  }

  /** Where the biases of a convolution begin. */
  public int biasesAt(int layer) {
    return layerAt(layer + 1) - outputs(layer);
  }

  /** Where the weights of the policy begin, by channel and tap. */
  public int policyAt() {
    return layerAt(layers());
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
    int layers = layers();
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
      data.writeInt(blocks);
      data.writeInt(channels);
      data.writeInt(narrowChannels);
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
    HexNetwork shape =
        new HexNetwork(
            data.readUTF(), data.readInt(), data.readInt(), data.readInt(), new float[0]);
    if (!isPossible(shape.blocks)
        || !isPossible(shape.channels)
        || !isPossible(shape.narrowChannels)) {
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
    return new HexNetwork(
        shape.origin, shape.blocks, shape.channels, shape.narrowChannels, weights);
  }

  private static boolean isPossible(int number) {
    return number >= 1 && number <= MAX_NUMBER;
  }
}
