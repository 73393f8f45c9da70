package quadrille.games.hex.network;

import java.util.Arrays;

/** Runs a network on boards of one size. Keeps the planes of the last position; not thread-safe. */
final class NetworkPass {
  /** Which sums are those of the policy in the end. */
  private static final int POLICY = 0;

  private final HexNetwork network;
  private final NetworkGrid grid;

  /** The planes that were read and, for each convolution, those that it wrote. */
  private final float[][][] planes;

  private final Convolution convolution;

  private final Pooling pooling;
  private final float[] pooled;
  private double value;

  NetworkPass(HexNetwork network, NetworkGrid grid) {
    this.network = network;
    this.grid = grid;
    planes = new float[network.layers() + 1][][];
    planes[0] = new float[NetworkInput.PLANES][grid.length()];
    for (int layer = 0; layer < network.layers(); layer++) {
      planes[layer + 1] = new float[network.outputs(layer)][grid.length()];
    }
    convolution = new Convolution(grid, Math.max(network.channels(), network.narrowChannels()));
    pooling = new Pooling(grid);
    pooled = new float[2 * network.channels()];
  }

  /** Judges a position of that size. */
  void run(NetworkInput input) {
    input.load(grid, planes[0]);
    for (int layer = 0; layer < network.layers(); layer++) {
      convolve(layer);
    }
    float[][] last = planes[network.layers()];
    Arrays.fill(convolution.sums(POLICY), 0);
    for (int channel = 0; channel < last.length; channel++) {
      convolution.load(last[channel]);
      int at = network.policyAt() + channel * HexNetwork.TAPS;
      convolution.add(network.weights(), at, POLICY);
    }
    pooling.pool(last, pooled);
    value = Math.tanh(valueSum());
  }

  /** The planes after a number of convolutions. */
  float[][] planes(int layers) {
    return planes[layers];
  }

  private void convolve(int layer) {
    float[] weights = network.weights();
    float[][] read = planes[layer];
    float[][] written = planes[layer + 1];
    boolean endsBlock = layer > 0 && layer % 2 == 0;
    int biasesAt = network.biasesAt(layer);
    for (int channel = 0; channel < written.length; channel++) {
      float[] sums = convolution.sums(channel);
      Arrays.fill(sums, weights[biasesAt + channel]);
      if (endsBlock) {
        float[] begun = planes[layer - 1][channel];
        for (int i = 0; i < convolution.length(); i++) {
          sums[i] += begun[grid.first() + i];
        }
      }
    }
    int layerAt = network.layerAt(layer);
    for (int input = 0; input < read.length; input++) {
      convolution.load(read[input]);
      for (int channel = 0; channel < written.length; channel++) {
        int at = layerAt + (channel * read.length + input) * HexNetwork.TAPS;
        convolution.add(weights, at, channel);
      }
    }
    for (int channel = 0; channel < written.length; channel++) {
      float[] sums = convolution.sums(channel);
      float[] out = written[channel];
      for (int i = 0; i < convolution.length(); i++) {
        out[grid.first() + i] = Math.max(0, sums[i]);
      }
      grid.clearBorder(out);
    }
  }

  private double valueSum() {
    float[] weights = network.weights();
    int at = network.hiddenAt();
    double result = weights[network.valueAt() + HexNetwork.HIDDEN];
    for (int i = 0; i < HexNetwork.HIDDEN; i++) {
      double sum = weights[network.hiddenBiasesAt() + i];
      for (float each : pooled) {
        sum += each * weights[at++];
      }
      result += Math.max(0, sum) * weights[network.valueAt() + i];
    }
    return result;
  }

  /** The expected result for the side to move, −1 … 1. */
  double value() {
    return value;
  }

  /** The logarithm, up to a constant, of the probability that a cell is the best move. */
  double logit(int row, int column) {
    return convolution.sums(POLICY)[grid.place(row, column) - grid.first()];
  }
}
