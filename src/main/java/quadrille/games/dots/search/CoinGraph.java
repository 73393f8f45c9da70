package quadrille.games.dots.search;

import java.util.Arrays;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;

/**
 * What is still to be played for, as the game of Strings and Coins (Berlekamp, Conway and Guy,
 * 1982, "Winning Ways"): every open box is a coin held by strings, its undrawn edges; to draw an
 * edge is to cut a string. Mutable, with cuts undone in reverse order. Not thread-safe.
 */
final class CoinGraph {
  private final DotsGrid grid;
  private final int[] neighbours;
  private final byte[] uncutSides;
  private final int[] cuts;
  private int cutCount;
  private int strings;
  private int coins;
  private CanonicalKey key = CanonicalKey.NONE;

  /** The graph of a grid on which nothing is drawn. */
  CoinGraph(DotsGrid grid) {
    this.grid = grid;
    uncutSides = new byte[grid.boxes()];
    cuts = new int[grid.edges()];
    neighbours = new int[4 * grid.boxes()];
    for (int i = 0; i < neighbours.length; i++) {
      neighbours[i] = grid.across(grid.edgeOf(i / 4, i % 4), i / 4);
    }
    reset();
  }

  private void reset() {
    Arrays.fill(uncutSides, (byte) 15);
    key = CanonicalKey.NONE;
    strings = grid.edges();
    coins = grid.boxes();
    cutCount = 0;
  }

  /** Forgets all and starts from a position. */
  void load(DotsPosition position) {
    reset();
    for (int edge = 0; edge < grid.edges(); edge++) {
      if (position.isDrawn(edge)) {
        cut(edge);
      }
    }
    cutCount = 0;
  }

  /** From now on keeps a key of the graph, equal for graphs that are mirror images. */
  void enableKey() {
    key = CanonicalKey.of(this);
  }

  /** Equal for graphs of equal value that come from the same loaded position. */
  long key() {
    return key.value();
  }

  DotsGrid grid() {
    return grid;
  }

  /** How many strings are not cut. */
  int strings() {
    return strings;
  }

  /** How many coins still hang on a string. */
  int coins() {
    return coins;
  }

  /** The strings of a coin that are not cut, as bits: 1 its top, then right, bottom, left. */
  int uncutSides(int box) {
    return uncutSides[box];
  }

  /** How many strings hold a coin: 0 … 4. */
  int degree(int box) {
    return Integer.bitCount(uncutSides[box]);
  }

  boolean isCut(int edge) {
    int box = grid.boxAfter(edge);
    if (box != DotsGrid.NONE) {
      return (uncutSides[box] & 1 << sideOfAfter(edge)) == 0;
    }
    return (uncutSides[grid.boxBefore(edge)] & 1 << sideOfBefore(edge)) == 0;
  }

  /** Whether a string can be cut without leaving a coin on one: it gives nothing away. */
  boolean isSafe(int edge) {
    int before = grid.boxBefore(edge);
    int after = grid.boxAfter(edge);
    return !isCut(edge)
        && (before == DotsGrid.NONE || degree(before) > 2)
        && (after == DotsGrid.NONE || degree(after) > 2);
  }

  /** The coin at the other end of a string, or {@link DotsGrid#NONE} for the ground. */
  int neighbour(int box, int side) {
    return neighbours[4 * box + side];
  }

  /**
   * Cuts a string.
   *
   * @return how many coins that sets free: 0 … 2
   */
  int cut(int edge) {
    key.toggle(edge, this);
    int before = coins;
    detach(grid.boxBefore(edge), sideOfBefore(edge));
    detach(grid.boxAfter(edge), sideOfAfter(edge));
    cuts[cutCount++] = edge;
    strings--;
    return before - coins;
  }

  private void detach(int box, int side) {
    if (box != DotsGrid.NONE) {
      uncutSides[box] &= (byte) ~(1 << side);
      coins -= uncutSides[box] == 0 ? 1 : 0;
    }
  }

  /** How many cuts can be undone. */
  int cuts() {
    return cutCount;
  }

  /** The number-th string that was cut, from 0. */
  int cutEdge(int number) {
    return cuts[number];
  }

  /** Undoes the latest cuts until only {@code count} are left. */
  void undoTo(int count) {
    while (cutCount > count) {
      int edge = cuts[--cutCount];
      attach(grid.boxBefore(edge), sideOfBefore(edge));
      attach(grid.boxAfter(edge), sideOfAfter(edge));
      strings++;
      key.toggle(edge, this);
    }
  }

  private void attach(int box, int side) {
    if (box != DotsGrid.NONE) {
      coins += uncutSides[box] == 0 ? 1 : 0;
      uncutSides[box] |= (byte) (1 << side);
    }
  }

  private int sideOfBefore(int edge) {
    return grid.isHorizontal(edge) ? 2 : 1;
  }

  private int sideOfAfter(int edge) {
    return grid.isHorizontal(edge) ? 0 : 3;
  }
}
