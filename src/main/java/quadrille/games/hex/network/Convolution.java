package quadrille.games.hex.network;

import java.util.Arrays;

/**
 * A convolution of a cell and its six neighbours. Keeps scratch memory; not thread-safe.
 *
 * <p>Two thirds of the activations it reads are zeros, as negative ones were set to zero. So it
 * goes from cell to cell and adds what the other activations contribute to the sums around the
 * cell.
 *
 * <p>The sums around a cell are copied to one array and back: the JIT compiler vectorises a loop
 * whose arrays are all accessed at the same index, but no other, since the sums might lie in the
 * array that it reads. It aligns vectors to one of the arrays, so all arrays are allocated
 * together, with lengths that are multiples of a vector's: side by side in memory they are aligned
 * alike.
 */
final class Convolution {
  /**
   * The taps by which the sums above a cell, above right, to the left, of the cell itself, to the
   * right, below left and below read it: seen from the cell above, it lies below.
   */
  private static final int[] TAPS = {6, 5, 2, 0, 1, 4, 3};

  /** How many of these are in the row above, in that of the cell, and in the row below. */
  private static final int ABOVE = 2;

  private static final int BESIDE = 3;
  private static final int BELOW = 2;

  /** The numbers in a vector of 256 bits, and in the header of an array. */
  private static final int VECTOR = 8;

  private static final int HEADER = 4;

  /** How many inputs are added in one loop. */
  private static final int TOGETHER = 4;

  private final NetworkGrid grid;
  private final int inputs;
  private final int outputs;
  private final float[] biases;

  /** By input, tap and output; then one of zeros. */
  private final float[][] kernels;

  private final float[] around;
  private final int[] active;

  /**
   * @param weights in the order of {@link HexNetwork#weights}
   * @param at where those of the convolution begin
   * @param inputs how many channels are read
   * @param biases of the channels that are written
   */
  Convolution(NetworkGrid grid, float[] weights, int at, int inputs, float[] biases) {
    this.grid = grid;
    this.inputs = inputs;
    this.biases = biases;
    outputs = biases.length;
    int length = Math.ceilDiv(TAPS.length * outputs, VECTOR) * VECTOR + VECTOR - HEADER;
    float[][] arrays = new float[inputs + 2][length];
    around = arrays[inputs + 1];
    kernels = Arrays.copyOf(arrays, inputs + 1);
    for (int input = 0; input < inputs; input++) {
      for (int output = 0; output < outputs; output++) {
        int from = at + (output * inputs + input) * TAPS.length;
        for (int tap = 0; tap < TAPS.length; tap++) {
          kernels[input][tap * outputs + output] = weights[from + TAPS[tap]];
        }
      }
    }
    active = new int[inputs + TOGETHER];
  }

  /**
   * Writes the sums.
   *
   * @param read the channels of each place of the grid, zeros except on the board and next to it
   * @param written receives the sums for each place of the grid; those that are not on the board
   *     mean nothing
   */
  void apply(float[] read, float[] written) {
    for (int at = 0; at < written.length; at += outputs) {
      System.arraycopy(biases, 0, written, at, outputs);
    }
    for (int place = grid.stride(); place < grid.length() - grid.stride(); place++) {
      spread(read, place, written);
    }
  }

  /** Adds what a cell contributes to the sums around it. */
  private void spread(float[] read, int place, float[] written) {
    int from = place * inputs;
    int count = findActive(read, from);
    if (count == 0) {
      return;
    }
    int above = (place - grid.stride()) * outputs;
    int beside = (place - 1) * outputs;
    int below = (place + grid.stride() - 1) * outputs;
    System.arraycopy(written, above, around, 0, ABOVE * outputs);
    System.arraycopy(written, beside, around, ABOVE * outputs, BESIDE * outputs);
    System.arraycopy(written, below, around, (ABOVE + BESIDE) * outputs, BELOW * outputs);
    for (int i = 0; i < count; i += TOGETHER) {
      add(read, from, active[i], active[i + 1], active[i + 2], active[i + 3]);
    }
    System.arraycopy(around, 0, written, above, ABOVE * outputs);
    System.arraycopy(around, ABOVE * outputs, written, beside, BESIDE * outputs);
    System.arraycopy(around, (ABOVE + BESIDE) * outputs, written, below, BELOW * outputs);
  }

  /** Lists the inputs that are not zero, and after them that of the zeros; returns their count. */
  private int findActive(float[] read, int from) {
    int count = 0;
    for (int input = 0; input < inputs; input++) {
      // Every one is written, so that there is no branch to guess.
      active[count] = input;
      count += read[from + input] == 0 ? 0 : 1;
    }
    Arrays.fill(active, count, count + TOGETHER, inputs);
    return count;
  }

  /** Adds four inputs; the number that is read for the kernel of zeros does not matter. */
  private void add(float[] read, int from, int one, int two, int three, int four) {
    float first = read[from + one];
    float second = read[from + two];
    float third = read[from + three];
    float fourth = read[from + four];
    float[] firstKernel = kernels[one];
    float[] secondKernel = kernels[two];
    float[] thirdKernel = kernels[three];
    float[] fourthKernel = kernels[four];
    float[] sums = around;
    for (int i = 0; i < TAPS.length * outputs; i++) {
      sums[i] +=
          first * firstKernel[i]
              + second * secondKernel[i]
              + third * thirdKernel[i]
              + fourth * fourthKernel[i];
    }
  }
}
