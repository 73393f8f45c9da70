package quadrille.train.hex;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import quadrille.games.hex.network.Convolution;
import quadrille.games.hex.network.HexNetwork;
import quadrille.games.hex.network.NetworkGrid;
import quadrille.games.hex.network.NetworkInput;
import quadrille.games.hex.network.Pooling;

/**
 * The loss of a network on samples of one size, and how it changes with each weight (D. Rumelhart,
 * G. Hinton and R. Williams, 1986, "Learning representations by back-propagating errors"). The loss
 * of the moves is the Kullback-Leibler divergence of the network's probabilities from the search's,
 * to which that of the value adds its squared error. Not thread-safe.
 */
final class Gradient {
  /**
   * How much of what the value learns is the result of the game; the rest is the search's value.
   */
  private static final float RESULT_SHARE = 0.25f;

  /** Which sums are those of the policy. */
  private static final int POLICY = 0;

  /** For each tap the one on the other side of the cell. */
  private static final int[] MIRROR = {0, 2, 1, 6, 5, 4, 3};

  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;

  private final HexNetwork network;
  private final float[] weights;
  private final NetworkGrid grid;
  private final float[][][] planes;

  /** What each convolution added, and the derivative of the loss by the planes it wrote. */
  private final float[][][] added;

  private float[][] errors;
  private float[][] errorsBefore;
  private final Convolution convolution;
  private final float[] reversed = new float[HexNetwork.TAPS];
  private final Pooling pooling;

  /** Mean and maximum of the channels that each convolution read, and of the last one's. */
  private final float[][] pooled;

  private final float[] hidden = new float[HexNetwork.HIDDEN];

  /** The sums over all samples since {@link #clear}. */
  final float[] gradient;

  double policyLoss;
  double valueLoss;

  /** How many samples told something about the moves. */
  int policyCount;

  Gradient(HexNetwork network, int size) {
    this.network = network;
    weights = network.weights();
    grid = new NetworkGrid(size, size);
    int channels = network.channels();
    int length = grid.length() + SPECIES.length();
    planes = new float[network.layers() + 1][][];
    planes[0] = new float[NetworkInput.PLANES][length];
    added = new float[network.layers()][channels][length];
    for (int layer = 0; layer < network.layers(); layer++) {
      planes[layer + 1] = new float[channels][length];
    }
    errors = new float[channels][length];
    errorsBefore = new float[channels][length];
    convolution = new Convolution(grid, channels);
    pooling = new Pooling(grid);
    pooled = new float[network.layers() + 1][2 * channels];
    gradient = new float[network.weightCount()];
  }

  void clear() {
    Arrays.fill(gradient, 0);
    policyLoss = 0;
    valueLoss = 0;
    policyCount = 0;
  }

  /**
   * Adds a sample.
   *
   * @param learns whether to add to the gradient too
   */
  void add(Sample sample, boolean learns) {
    forward(sample);
    for (float[] plane : errors) {
      Arrays.fill(plane, 0);
    }
    if (sample.hasShares()) {
      policy(sample, learns);
      policyCount++;
    }
    value(sample, learns);
    if (learns) {
      backward();
    }
  }

  private void forward(Sample sample) {
    sample.input().load(grid, planes[0]);
    for (int layer = 0; layer < network.layers(); layer++) {
      int inputs = network.inputs(layer);
      if (layer > 0) {
        pooling.pool(planes[layer], pooled[layer]);
      }
      for (int channel = 0; channel < network.channels(); channel++) {
        float sum = weights[network.biasesAt(layer) + channel];
        if (layer > 0) {
          int at = network.poolAt(layer) + channel * pooled[layer].length;
          sum = Pooling.add(sum, pooled[layer], weights, at);
        }
        Arrays.fill(convolution.sums(channel), sum);
      }
      for (int input = 0; input < inputs; input++) {
        convolution.load(planes[layer][input]);
        for (int channel = 0; channel < network.channels(); channel++) {
          int at = network.layerAt(layer) + (channel * inputs + input) * HexNetwork.TAPS;
          convolution.add(weights, at, channel);
        }
      }
      for (int channel = 0; channel < network.channels(); channel++) {
        float[] sums = convolution.sums(channel);
        float[] add = added[layer][channel];
        float[] out = planes[layer + 1][channel];
        for (int i = 0; i < convolution.length(); i++) {
          add[grid.first() + i] = Math.max(0, sums[i]);
        }
        grid.clearBorder(add);
        System.arraycopy(add, 0, out, 0, out.length);
        if (layer > 0) {
          for (int i = grid.first(); i < grid.end(); i++) {
            out[i] += planes[layer][channel][i];
          }
        }
      }
    }
  }

  private void policy(Sample sample, boolean learns) {
    float[][] last = planes[network.layers()];
    float[] logits = convolution.sums(POLICY);
    Arrays.fill(logits, 0);
    for (int channel = 0; channel < last.length; channel++) {
      convolution.load(last[channel]);
      convolution.add(weights, network.policyAt() + channel * HexNetwork.TAPS, POLICY);
    }
    int first = grid.first();
    int columns = grid.columns();
    int cells = grid.rows() * columns;
    float most = Float.NEGATIVE_INFINITY;
    for (int cell = 0; cell < cells; cell++) {
      if (sample.input().isPlayable(cell)) {
        most = Math.max(most, logits[grid.place(cell / columns, cell % columns) - first]);
      }
    }
    double total = 0;
    for (int cell = 0; cell < cells; cell++) {
      if (sample.input().isPlayable(cell)) {
        total += Math.exp(logits[grid.place(cell / columns, cell % columns) - first] - most);
      }
    }
    float[] error = new float[planes[0][0].length];
    for (int cell = 0; cell < cells; cell++) {
      if (sample.input().isPlayable(cell)) {
        int place = grid.place(cell / columns, cell % columns);
        double share = Math.exp(logits[place - first] - most) / total;
        float target = sample.shares()[cell];
        if (target > 0) {
          policyLoss -= target * Math.log(Math.max(1e-9, share) / target);
        }
        error[place] = (float) share - target;
      }
    }
    if (learns) {
      clearSums();
      convolution.load(error);
      for (int channel = 0; channel < last.length; channel++) {
        int at = network.policyAt() + channel * HexNetwork.TAPS;
        correlate(error, last[channel], at);
        addReversed(at, channel);
      }
      addSumsTo(errors);
    }
  }

  private void value(Sample sample, boolean learns) {
    float[] pooled = this.pooled[network.layers()];
    pooling.pool(planes[network.layers()], pooled);
    int at = network.hiddenAt();
    int valueAt = network.valueAt();
    double result = weights[valueAt + HexNetwork.HIDDEN];
    for (int i = 0; i < HexNetwork.HIDDEN; i++) {
      float sum = weights[network.hiddenBiasesAt() + i];
      for (float each : pooled) {
        sum += each * weights[at++];
      }
      hidden[i] = Math.max(0, sum);
      result += hidden[i] * weights[valueAt + i];
    }
    double value = Math.tanh(result);
    double target = RESULT_SHARE * sample.result() + (1 - RESULT_SHARE) * sample.value();
    valueLoss += (value - target) * (value - target);
    if (!learns) {
      return;
    }
    float error = (float) (2 * (value - target) * (1 - value * value));
    gradient[valueAt + HexNetwork.HIDDEN] += error;
    at = network.hiddenAt();
    float[] slopes = new float[pooled.length];
    for (int i = 0; i < HexNetwork.HIDDEN; i++) {
      gradient[valueAt + i] += error * hidden[i];
      float below = hidden[i] > 0 ? error * weights[valueAt + i] : 0;
      gradient[network.hiddenBiasesAt() + i] += below;
      for (int k = 0; k < slopes.length; k++) {
        gradient[at] += below * pooled[k];
        slopes[k] += below * weights[at++];
      }
    }
    addPooledErrors(network.layers(), slopes, errors);
  }

  /** Passes errors of means and maxima back to the cells. */
  private void addPooledErrors(int layer, float[] slopes, float[][] to) {
    int cells = grid.rows() * grid.columns();
    for (int channel = 0; channel < to.length; channel++) {
      float mean = slopes[2 * channel] / cells;
      for (int i = grid.first(); i < grid.end(); i++) {
        to[channel][i] += mean;
      }
      int place = grid.first();
      while (planes[layer][channel][place] < pooled[layer][2 * channel + 1]) {
        place++;
      }
      to[channel][place] += slopes[2 * channel + 1];
    }
  }

  private void backward() {
    for (int layer = network.layers() - 1; layer >= 0; layer--) {
      boolean first = layer == 0;
      if (!first) {
        for (int channel = 0; channel < network.channels(); channel++) {
          System.arraycopy(errors[channel], 0, errorsBefore[channel], 0, grid.length());
        }
      }
      int at = network.layerAt(layer);
      int poolAt = network.poolAt(layer);
      float[] slopes = new float[2 * network.channels()];
      clearSums();
      for (int channel = 0; channel < network.channels(); channel++) {
        float[] error = errors[channel];
        float[] sums = convolution.sums(channel);
        float[] add = added[layer][channel];
        float sum = 0;
        for (int i = grid.first(); i < grid.end(); i++) {
          error[i] = add[i] > 0 ? error[i] : 0;
          sum += error[i];
        }
        gradient[network.biasesAt(layer) + channel] += sum;
        if (!first) {
          for (int k = 0; k < slopes.length; k++) {
            gradient[poolAt] += sum * pooled[layer][k];
            slopes[k] += sum * weights[poolAt++];
          }
        }
        convolution.load(error);
        for (int input = 0; input < network.inputs(layer); input++) {
          correlate(error, planes[layer][input], at);
          if (!first) {
            addReversed(at, input);
          }
          at += HexNetwork.TAPS;
        }
      }
      addSumsTo(errorsBefore);
      if (!first) {
        addPooledErrors(layer, slopes, errorsBefore);
      }
      float[][] swap = errors;
      errors = errorsBefore;
      errorsBefore = swap;
      for (float[] plane : errors) {
        Arrays.fill(plane, 0, grid.first(), 0);
        Arrays.fill(plane, grid.end(), plane.length, 0);
      }
    }
  }

  private void clearSums() {
    for (int channel = 0; channel < network.channels(); channel++) {
      Arrays.fill(convolution.sums(channel), 0);
    }
  }

  private void addSumsTo(float[][] to) {
    for (int channel = 0; channel < to.length; channel++) {
      float[] sums = convolution.sums(channel);
      for (int i = 0; i < convolution.length(); i++) {
        to[channel][grid.first() + i] += sums[i];
      }
    }
  }

  /** Passes the loaded errors back through a convolution: what was left is now right. */
  private void addReversed(int at, int channel) {
    for (int i = 0; i < HexNetwork.TAPS; i++) {
      reversed[i] = weights[at + MIRROR[i]];
    }
    convolution.add(reversed, 0, channel);
  }

  /**
   * Adds to the gradient of seven weights the products of errors with what the weights read. Goes
   * on beyond the end, where all errors are 0, up to the length of a vector.
   */
  private void correlate(float[] error, float[] read, int at) {
    int stride = grid.stride();
    FloatVector here = FloatVector.zero(SPECIES);
    FloatVector left = here;
    FloatVector right = here;
    FloatVector above = here;
    FloatVector aboveRight = here;
    FloatVector belowLeft = here;
    FloatVector below = here;
    int end = grid.end();
    for (int i = grid.first(); i < end; i += SPECIES.length()) {
      FloatVector e = FloatVector.fromArray(SPECIES, error, i);
      here = FloatVector.fromArray(SPECIES, read, i).fma(e, here);
      left = FloatVector.fromArray(SPECIES, read, i - 1).fma(e, left);
      right = FloatVector.fromArray(SPECIES, read, i + 1).fma(e, right);
      above = FloatVector.fromArray(SPECIES, read, i - stride).fma(e, above);
      aboveRight = FloatVector.fromArray(SPECIES, read, i - stride + 1).fma(e, aboveRight);
      belowLeft = FloatVector.fromArray(SPECIES, read, i + stride - 1).fma(e, belowLeft);
      below = FloatVector.fromArray(SPECIES, read, i + stride).fma(e, below);
    }
    gradient[at] += here.reduceLanes(VectorOperators.ADD);
    gradient[at + 1] += left.reduceLanes(VectorOperators.ADD);
    gradient[at + 2] += right.reduceLanes(VectorOperators.ADD);
    gradient[at + 3] += above.reduceLanes(VectorOperators.ADD);
    gradient[at + 4] += aboveRight.reduceLanes(VectorOperators.ADD);
    gradient[at + 5] += belowLeft.reduceLanes(VectorOperators.ADD);
    gradient[at + 6] += below.reduceLanes(VectorOperators.ADD);
  }
}
