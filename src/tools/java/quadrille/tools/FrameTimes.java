package quadrille.tools;

import java.util.Arrays;

/**
 * The times between frames, of which the last so many are kept. For one thread.
 *
 * @param millis in milliseconds, sorted; not empty
 */
record FrameTimes(double[] millis) {

  FrameTimes {
    millis = millis.clone();
    Arrays.sort(millis);
  }

  /**
   * A time that this share of them does not exceed.
   *
   * @param share 0 … 1
   */
  double percentile(double share) {
    int index = (int) Math.ceil(share * millis.length) - 1;
    return millis[Math.clamp(index, 0, millis.length - 1)];
  }
}
