package quadrille.games.dots.search;

import java.util.Arrays;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;

/**
 * The rest of a game as Strings and Coins (Berlekamp, Conway and Guy, 1982, "Winning Ways"): every
 * open box is a coin held by strings, its undrawn edges; drawing an edge cuts a string. Mutable;
 * cuts are undone in reverse order. Not thread-safe.
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

  /** Creates the graph of an empty grid. */
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

  /** Resets the graph to a position. */
  void load(DotsPosition position) {
    reset();
    for (int edge = 0; edge < grid.edges(); edge++) {
      if (position.isDrawn(edge)) {
        cut(edge);
      }
    }
    cutCount = 0;
  }

  /** From now on, maintains a key of the graph that is equal for mirror images. */
  void enableKey() {
    key = CanonicalKey.of(grid, this::isCut);
  }

  /** Returns the key; graphs from the same loaded position with equal keys have equal values. */
  long key() {
    return key.value();
  }

  DotsGrid grid() {
    return grid;
  }

  /** Returns the number of uncut strings. */
  int strings() {
    return strings;
  }

  /** Returns the number of coins that are still held. */
  int coins() {
    return coins;
  }

  /** Returns the uncut strings of a coin as bits: 1 for the top, then right, bottom, left. */
  int uncutSides(int box) {
    return uncutSides[box];
  }

  /** Returns the number of strings that hold a coin, 0 … 4. */
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

  /**
   * Returns whether cutting a string gives nothing away, because no coin is left on a single
   * string.
   */
  boolean isSafe(int edge) {
    int before = grid.boxBefore(edge);
    int after = grid.boxAfter(edge);
    return !isCut(edge)
        && (before == DotsGrid.NONE || degree(before) > 2)
        && (after == DotsGrid.NONE || degree(after) > 2);
  }

  /** Returns the coin at the other end of a string, or {@link DotsGrid#NONE} for the ground. */
  int neighbour(int box, int side) {
    return neighbours[4 * box + side];
  }

  /**
   * Cuts a string.
   *
   * @return the number of coins set free, 0 … 2
   */
  int cut(int edge) {
    key.toggle(edge);
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

  /** Returns the number of cuts that can be undone. */
  int cuts() {
    return cutCount;
  }

  /** Returns the string of a cut, counted from 0. */
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
      key.toggle(edge);
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
