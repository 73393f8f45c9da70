package quadrille.games.hex.network;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

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
  static final int TAPS = 7;

  /** The hidden units between the pooled channels and the value. */
  static final int HIDDEN = 64;

  /** What a file begins with. */
  static final String VERSION = "quadrille hex network 3";

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
  int layers() {
    return 1 + 2 * blocks;
  }

  /** The planes that a convolution reads. */
  int inputs(int layer) {
    return layer == 0 ? NetworkInput.PLANES : layer % 2 == 0 ? narrowChannels : channels;
  }

  /** The channels that a convolution writes. */
  int outputs(int layer) {
    return layer % 2 == 0 ? channels : narrowChannels;
  }

  /** Where the weights of a convolution begin: by output, input and tap. */
  int layerAt(int layer) {
    int at = 0;
    for (int before = 0; before < layer; before++) {
      at += outputs(before) * (inputs(before) * TAPS + 1);
    }
    return at;
  }

  /** Where the biases of a convolution begin. */
  int biasesAt(int layer) {
    return layerAt(layer + 1) - outputs(layer);
  }

  /** Where the weights of the policy begin, by channel and tap. */
  int policyAt() {
    return layerAt(layers());
  }

  /** Where the weights of the hidden units begin: by unit, channel, and its mean and maximum. */
  int hiddenAt() {
    return policyAt() + channels * TAPS;
  }

  /** Where the biases of the hidden units begin. */
  int hiddenBiasesAt() {
    return hiddenAt() + HIDDEN * 2 * channels;
  }

  /** Where the weights of the value begin; its bias follows. */
  int valueAt() {
    return hiddenBiasesAt() + HIDDEN;
  }

  /** The number of weights of such a network. */
  int weightCount() {
    return valueAt() + HIDDEN + 1;
  }

  /** Where the parts begin that have scales of their own, and where the last one ends. */
  int[] parts() {
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
