package quadrille.games.hex.network;

/**
 * Adds up the weighted numbers of cells and their neighbours. Keeps scratch memory; not
 * thread-safe.
 *
 * <p>The neighbours are copied first, so that the innermost loop reads all its arrays at one place.
 * The JIT compiler makes vector instructions of that; of a loop that reads neighbours at their own
 * places it makes none, since the sums might lie in the array that it reads, and it takes four
 * times as long.
 */
public final class Convolution {
  private final int first;
  private final int length;
  private final int[] offsets;
  private final float[][] taps;

  public Convolution(NetworkGrid grid) {
    first = grid.first();
    length = grid.end() - first;
    int stride = grid.stride();
    offsets = new int[] {0, -1, 1, -stride, -stride + 1, stride - 1, stride};
    taps = new float[offsets.length][length];
  }

  /** The length of an array of sums, which has no borders above and below. */
  public int length() {
    return length;
  }

  /** Takes the plane to read. */
  public void load(float[] plane) {
    for (int tap = 0; tap < offsets.length; tap++) {
      System.arraycopy(plane, first + offsets[tap], taps[tap], 0, length);
    }
  }

  /**
   * Adds to each cell's sum what the plane has there and around.
   *
   * @param at where the weights begin: of the cell, those to the left and right, above and above
   *     right, below left and below
   */
  public void add(float[] weights, int at, float[] sums) {
    float here = weights[at];
    float left = weights[at + 1];
    float right = weights[at + 2];
    float above = weights[at + 3];
    float aboveRight = weights[at + 4];
    float belowLeft = weights[at + 5];
    float below = weights[at + 6];
    float[] cells = taps[0];
    float[] leftOnes = taps[1];
    float[] rightOnes = taps[2];
    float[] aboveOnes = taps[3];
    float[] aboveRightOnes = taps[4];
    float[] belowLeftOnes = taps[5];
    float[] belowOnes = taps[6];
    for (int i = 0; i < length; i++) {
      sums[i] +=
          here * cells[i]
              + left * leftOnes[i]
              + right * rightOnes[i]
              + above * aboveOnes[i]
              + aboveRight * aboveRightOnes[i]
              + belowLeft * belowLeftOnes[i]
              + below * belowOnes[i];
    }
  }
}
