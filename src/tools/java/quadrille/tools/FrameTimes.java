package quadrille.tools;

import java.util.Arrays;

/**
 * The times between the frames of a game.
 *
 * @param millis in milliseconds, sorted; not empty
 */
record FrameTimes(double[] millis) {

  FrameTimes {
    millis = millis.clone();
    Arrays.sort(millis);
  }

  /**
   * The time that this share of the frames does not exceed.
   *
   * @param share from 0 to 1
   */
  double percentile(double share) {
    int index = (int) Math.ceil(share * millis.length) - 1;
    return millis[Math.clamp(index, 0, millis.length - 1)];
  }
}
