package quadrille.search;

/**
 * By how many plies a move is searched less deeply the later it comes in the order. Such reductions
 * became common with Fruit (Fabien Letouzey, 2005); most later programs multiply the logarithms of
 * depth and index.
 */
final class LateMoveReductions {
  private static final int FROM_DEPTH = 2;
  private static final int FROM_INDEX = 3;
  private static final int MAX_INDEX = 511;
  private static final byte[][] PLIES = table();

  private LateMoveReductions() {}

  /**
   * Returns 0 or more.
   *
   * @param depth the plies after the move; any number up to {@link Limits#MAX_DEPTH}
   * @param index of the move in the order, from 0
   */
  static int plies(int depth, int index) {
    return depth < FROM_DEPTH ? 0 : PLIES[depth][Math.min(index, MAX_INDEX)];
  }

  private static byte[][] table() {
    byte[][] table = new byte[Limits.MAX_DEPTH + 1][MAX_INDEX + 1];
    for (int depth = FROM_DEPTH; depth < table.length; depth++) {
      for (int index = FROM_INDEX; index < table[depth].length; index++) {
        table[depth][index] = (byte) (0.5 + Math.log(depth + 1.0) * Math.log(index + 1.0) / 2.5);
      }
    }
    return table;
  }
}
