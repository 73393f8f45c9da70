package quadrille.games.hex.network;

/**
 * Takes mean and maximum of planes over the board. Keeps scratch memory; not thread-safe.
 *
 * <p>Half of the numbers is joined with the other half again and again: the JIT compiler makes
 * vector instructions of that, and none of a loop with one sum.
 */
final class Pooling {
  private final NetworkGrid grid;
  private final float[] sums;
  private final float[] maxima;

  Pooling(NetworkGrid grid) {
    this.grid = grid;
    sums = new float[grid.end()];
    maxima = new float[grid.end()];
  }

  /**
   * Pools planes of numbers that are 0 or more, and 0 at the border.
   *
   * @param pooled receives the mean and the maximum of each plane
   */
  void pool(float[][] planes, float[] pooled) {
    int cells = grid.rows() * grid.columns();
    for (int plane = 0; plane < planes.length; plane++) {
      int length = grid.end() - grid.first();
      System.arraycopy(planes[plane], grid.first(), sums, 0, length);
      System.arraycopy(planes[plane], grid.first(), maxima, 0, length);
      while (length > 1) {
        int rest = (length + 1) / 2;
        for (int i = 0; i < length / 2; i++) {
          sums[i] += sums[i + rest];
          maxima[i] = Math.max(maxima[i], maxima[i + rest]);
        }
        length = rest;
      }
      pooled[2 * plane] = sums[0] / cells;
      pooled[2 * plane + 1] = maxima[0];
    }
  }
}
