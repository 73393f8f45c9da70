package quadrille.games.dots.search;

import java.util.Arrays;
import quadrille.games.dots.DotsGrid;

/**
 * Evaluates endgames with only independent chains and loops.
 *
 * <p>For long chains (three boxes or more) and loops see Buzzard and Ciere, 2014, "Playing simple
 * loony Dots and Boxes endgames optimally". Shorter chains leave the taker no choice and are opened
 * first. Reusable, not thread-safe.
 */
final class DotsEndgame {
  private static final int MIN_LONG_CHAIN = 3;
  private static final int LOOP_COST = 8;
  private static final int CHAIN_COST = 4;

  private final int[] chains = new int[DotsGrid.MAX_BOXES];
  private final int[] loops = new int[DotsGrid.MAX_BOXES];
  private int chainCount;
  private int loopCount;
  private int[] values = new int[16];

  void clear() {
    chainCount = 0;
    loopCount = 0;
  }

  /** Adds a chain of one or more boxes with both ends on the ground. */
  void addChain(int length) {
    chains[chainCount++] = length;
  }

  /** Adds a loop of four or more boxes. */
  void addLoop(int length) {
    loops[loopCount++] = length;
  }

  /** Returns the boxes of the side to move minus those of the other side under perfect play. */
  int value() {
    Arrays.sort(chains, 0, chainCount);
    Arrays.sort(loops, 0, loopCount);
    int shortCount = 0;
    while (shortCount < chainCount && chains[shortCount] < MIN_LONG_CHAIN) {
      shortCount++;
    }
    int value = -takerValue(shortCount);
    for (int i = shortCount - 1; i >= 0; i--) {
      value = -chains[i] - value;
    }
    return value;
  }

  /** Returns the value of the loops and long chains for the side that does not have to open one. */
  private int takerValue(int shortCount) {
    int controlled = controlledValue(shortCount);
    return controlled >= 2 ? controlled : cheapestOpening(shortCount);
  }

  /**
   * Returns the value for a taker who keeps control to the end, declining the last boxes of each
   * but the last.
   */
  private int controlledValue(int shortCount) {
    int longCount = chainCount - shortCount;
    int value = 0;
    int threes = 0;
    for (int i = shortCount; i < chainCount; i++) {
      value += chains[i] - CHAIN_COST;
      threes += chains[i] == MIN_LONG_CHAIN ? 1 : 0;
    }
    for (int i = 0; i < loopCount; i++) {
      value += loops[i] - LOOP_COST;
    }
    if (longCount == 0) {
      return loopCount == 0 ? 0 : value + 8;
    }
    return value + (loopCount > 0 && threes == longCount ? 6 : 4);
  }

  /**
   * The opener chooses the shortest chain or the shortest loop; all orders are tried from the end
   * backwards. {@code ahead[i]} is the value when the i longest chains and a number of loops are
   * left.
   */
  private int cheapestOpening(int shortCount) {
    int longCount = chainCount - shortCount;
    if (values.length <= longCount) {
      values = new int[longCount + 1];
    }
    for (int l = 0; l <= loopCount; l++) {
      for (int c = 0; c <= longCount; c++) {
        int value = c == 0 && l == 0 ? 0 : Integer.MAX_VALUE;
        if (l > 0) {
          int loop = loops[loopCount - l];
          value = loop - 4 + Math.abs(values[c] - 4);
        }
        if (c > 0) {
          int chain = chains[chainCount - c];
          value = Math.min(value, chain - 2 + Math.abs(values[c - 1] - 2));
        }
        values[c] = value;
      }
    }
    return values[longCount];
  }
}
