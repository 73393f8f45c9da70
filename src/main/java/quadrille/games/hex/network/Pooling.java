package quadrille.games.hex.network;

import java.util.Arrays;

/** Takes mean and maximum of channels over the board. Keeps scratch memory; not thread-safe. */
final class Pooling {
  private final int cells;
  private final float[] numbersOfCell;
  private final float[] sums;
  private final float[] maxima;

  Pooling(NetworkGrid grid, int channels) {
    cells = grid.rows() * grid.columns();
    numbersOfCell = new float[channels];
    sums = new float[channels];
    maxima = new float[channels];
  }

  /**
   * Pools numbers that are 0 or more, and 0 at the border.
   *
   * @param pooled receives the mean and the maximum of each channel
   */
  void pool(float[] numbers, float[] pooled) {
    Arrays.fill(sums, 0);
    Arrays.fill(maxima, 0);
    for (int at = 0; at < numbers.length; at += sums.length) {
      System.arraycopy(numbers, at, numbersOfCell, 0, sums.length);
      for (int channel = 0; channel < sums.length; channel++) {
        sums[channel] += numbersOfCell[channel];
        maxima[channel] = Math.max(maxima[channel], numbersOfCell[channel]);
      }
    }
    for (int channel = 0; channel < sums.length; channel++) {
      pooled[2 * channel] = sums[channel] / cells;
      pooled[2 * channel + 1] = maxima[channel];
    }
  }
}
