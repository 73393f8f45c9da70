package quadrille.games.dots;

import java.util.SplittableRandom;
import quadrille.core.Side;

/**
 * The random numbers whose exclusive or is a position's key (Albert Zobrist, 1970, "A New Hashing
 * Method with Application for Game Playing").
 */
public final class DotsZobrist {
  private static final SplittableRandom RANDOM = new SplittableRandom(0xD075);
  private static final long[] EDGES = RANDOM.longs(DotsGrid.MAX_EDGES).toArray();
  private static final long[] OWNERS = RANDOM.longs(2 * DotsGrid.MAX_BOXES).toArray();
  private static final long[] ROWS = RANDOM.longs(DotsGrid.MAX_SIDE + 1).toArray();
  private static final long[] COLUMNS = RANDOM.longs(DotsGrid.MAX_SIDE + 1).toArray();

  /** Part of the key if the second side is to move. */
  static final long SECOND_TO_MOVE = RANDOM.nextLong();

  private DotsZobrist() {}

  static long grid(DotsGrid grid) {
    return ROWS[grid.rows()] ^ COLUMNS[grid.columns()];
  }

  public static long edge(int edge) {
    return EDGES[edge];
  }

  static long owner(Side side, int box) {
    return OWNERS[2 * box + side.ordinal()];
  }
}
