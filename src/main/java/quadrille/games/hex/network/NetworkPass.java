package quadrille.games.hex.network;

import java.util.Arrays;

/**
 * Runs a network on boards of one size. Keeps the activations of the last position; not
 * thread-safe.
 */
final class NetworkPass {
  private final HexNetwork network;
  private final NetworkGrid grid;

  /** The input, then the output of each convolution: by place and channel. */
  private final float[][] activations;

  private final Convolution[] convolutions;
  private final Convolution policy;
  private final float[] logits;
  private final Pooling pooling;
  private final float[] pooled;
  private double value;

  NetworkPass(HexNetwork network, NetworkGrid grid) {
    this.network = network;
    this.grid = grid;
    float[] weights = network.weights();
    int layers = network.layers();
    activations = new float[layers + 1][];
    activations[0] = new float[grid.length() * NetworkInput.PLANES];
    convolutions = new Convolution[layers];
    for (int layer = 0; layer < layers; layer++) {
      activations[layer + 1] = new float[grid.length() * network.outputs(layer)];
      int biasesAt = network.biasesAt(layer);
      float[] biases = Arrays.copyOfRange(weights, biasesAt, biasesAt + network.outputs(layer));
      convolutions[layer] =
          new Convolution(grid, weights, network.layerAt(layer), network.inputs(layer), biases);
    }
    policy =
        new Convolution(grid, weights, network.policyAt(), network.channels(), new float[] {0});
    logits = new float[grid.length()];
    pooling = new Pooling(grid, network.channels());
    pooled = new float[2 * network.channels()];
  }

  /** Judges a position of that size. */
  void run(NetworkInput input) {
    input.load(grid, activations[0]);
    for (int layer = 0; layer < convolutions.length; layer++) {
      float[] written = activations[layer + 1];
      convolutions[layer].apply(activations[layer], written);
      boolean endsBlock = layer > 0 && layer % 2 == 0;
      if (endsBlock) {
        add(activations[layer - 1], written);
      }
      rectify(written);
      grid.clearBorder(written, network.outputs(layer));
    }
    float[] last = activations[convolutions.length];
    policy.apply(last, logits);
    pooling.pool(last, pooled);
    value = Math.tanh(valueSum());
  }

  private static void add(float[] activations, float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += activations[i];
    }
  }

  private static void rectify(float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = Math.max(0, sums[i]);
    }
  }

  /** The output of the first so many convolutions, by place and channel. */
  float[] activations(int layers) {
    return activations[layers];
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
    return logits[grid.place(row, column)];
  }
}
