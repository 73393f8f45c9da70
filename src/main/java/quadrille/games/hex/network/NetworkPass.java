package quadrille.games.hex.network;

import java.util.Arrays;

/**
 * Runs a network on boards of one size. Keeps the numbers of the last position; not thread-safe.
 */
final class NetworkPass {
  private final HexNetwork network;
  private final NetworkGrid grid;

  /** The input and, for each convolution, what it made of that: by place and channel. */
  private final float[][] numbers;

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
    numbers = new float[layers + 1][];
    numbers[0] = new float[grid.length() * NetworkInput.PLANES];
    convolutions = new Convolution[layers];
    for (int layer = 0; layer < layers; layer++) {
      numbers[layer + 1] = new float[grid.length() * network.outputs(layer)];
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
    input.load(grid, numbers[0]);
    for (int layer = 0; layer < convolutions.length; layer++) {
      float[] written = numbers[layer + 1];
      convolutions[layer].apply(numbers[layer], written);
      boolean endsBlock = layer > 0 && layer % 2 == 0;
      if (endsBlock) {
        add(numbers[layer - 1], written);
      }
      rectify(written);
      grid.clearBorder(written, network.outputs(layer));
    }
    float[] last = numbers[convolutions.length];
    policy.apply(last, logits);
    pooling.pool(last, pooled);
    value = Math.tanh(valueSum());
  }

  private static void add(float[] numbers, float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += numbers[i];
    }
  }

  private static void rectify(float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = Math.max(0, sums[i]);
    }
  }

  /** What a number of convolutions made of the input, by place and channel. */
  float[] numbers(int layers) {
    return numbers[layers];
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
