package quadrille.search.training;

import java.util.Arrays;

/**
 * The features that are present in a position, each as the index of its weight and a value: how
 * often it occurs, times the share of its phase of the game. Reused from one position to the next.
 * Not thread-safe.
 */
public final class FeatureList {
  private int[] indices = new int[64];
  private float[] values = new float[64];
  private int size;

  /** Adds a feature; the same one may be added several times. */
  public void add(int index, float value) {
    if (size == indices.length) {
      indices = Arrays.copyOf(indices, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    indices[size] = index;
    values[size++] = value;
  }

  public void clear() {
    size = 0;
  }

  /** Returns the sum of the weights of these features, each times its value. */
  public double sum(float[] weights) {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += weights[indices[i]] * values[i];
    }
    return sum;
  }

  /** Counts these features, each up to 127 times. */
  public void count(byte[] counts) {
    for (int i = 0; i < size; i++) {
      if (values[i] != 0 && counts[indices[i]] < Byte.MAX_VALUE) {
        counts[indices[i]]++;
      }
    }
  }

  /** Adds these features to a sum of features, each value times a factor. */
  public void addTo(float[] sums, double factor) {
    for (int i = 0; i < size; i++) {
      sums[indices[i]] += (float) (values[i] * factor);
    }
  }
}
