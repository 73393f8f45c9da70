package quadrille.games.hex.network;

/**
 * Adds up the weighted numbers of cells and their neighbours. Keeps scratch memory; not
 * thread-safe.
 *
 * <p>The neighbours are copied first, so that the innermost loop reads all its arrays at one place.
 * The JIT compiler makes vector instructions of that; of a loop that reads neighbours at their own
 * places it makes none, since the sums might lie in the array that it reads, and it takes four
 * times as long. It aligns vectors to one of the arrays, so all of them are made at once and have
 * sizes that are multiples of a vector's: what lies side by side in memory is aligned alike. Before
 * and after the vectors it goes on number by number, which takes nearly as long as the vectors; how
 * many numbers that are depends on where the arrays begin, unless all loops end at a multiple of a
 * vector.
 */
final class Convolution {
  /** The numbers in a vector of 256 bits, and in the header of an array. */
  private static final int VECTOR = 8;

  private static final int HEADER = 4;

  private final int first;
  private final int length;

  /** The length rounded up to a multiple of a vector's. */
  private final int padded;

  private final int[] offsets;

  /** For each tap a copy of the plane, moved to its cell; then the sums of each channel. */
  private final float[][] numbers;

  /**
   * @param channels how many arrays of sums there are, 1 or more
   */
  Convolution(NetworkGrid grid, int channels) {
    first = grid.first();
    length = grid.end() - first;
    int stride = grid.stride();
    offsets = new int[] {0, -1, 1, -stride, -stride + 1, stride - 1, stride};
    padded = Math.ceilDiv(length, VECTOR) * VECTOR;
    numbers = new float[offsets.length + channels][padded + VECTOR - HEADER];
  }

  /**
   * How many sums of a channel are used: those of all rows, without the borders above and below.
   */
  int length() {
    return length;
  }

  /** The sums of a channel; the array may be longer than {@link #length}. */
  float[] sums(int channel) {
    return numbers[offsets.length + channel];
  }

  /** Takes the plane to read. */
  void load(float[] plane) {
    for (int tap = 0; tap < offsets.length; tap++) {
      System.arraycopy(plane, first + offsets[tap], numbers[tap], 0, length);
    }
  }

  /**
   * Adds to each cell's sum of a channel what the plane has there and around.
   *
   * @param at where the weights begin: of the cell, those to the left and right, above and above
   *     right, below left and below
   */
  void add(float[] weights, int at, int channel) {
    float here = weights[at];
    float left = weights[at + 1];
    float right = weights[at + 2];
    float above = weights[at + 3];
    float aboveRight = weights[at + 4];
    float belowLeft = weights[at + 5];
    float below = weights[at + 6];
    float[] sums = sums(channel);
    float[] cells = numbers[0];
    float[] leftOnes = numbers[1];
    float[] rightOnes = numbers[2];
    float[] aboveOnes = numbers[3];
    float[] aboveRightOnes = numbers[4];
    float[] belowLeftOnes = numbers[5];
    float[] belowOnes = numbers[6];
    for (int i = 0; i < padded; i++) {
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
