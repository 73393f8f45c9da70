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
  private static final byte ALL_SIDES = 15;

  private final DotsGrid grid;
  private final int[] neighbours;
  private final int[] edges;

  /** For each string the coins at its ends, and as which side; the ground is one more coin. */
  private final int[] ends;

  private final byte[] sides;
  private final byte[] uncutSides;

  /** The strings that are cut, as bits. */
  private final long[] cutWords;

  private final int[] cuts;
  private int cutCount;
  private int strings;
  private int coins;
  private int takeable;
  private CanonicalKey key = CanonicalKey.NONE;

  /** Creates the graph of an empty grid. */
  CoinGraph(DotsGrid grid) {
    this.grid = grid;
    int ground = grid.boxes();
    uncutSides = new byte[grid.boxes() + 1];
    Arrays.fill(uncutSides, ALL_SIDES);
    cutWords = new long[(grid.edges() + Long.SIZE - 1) / Long.SIZE];
    cuts = new int[grid.edges()];
    strings = grid.edges();
    coins = grid.boxes();
    ends = new int[2 * grid.edges()];
    sides = new byte[2 * grid.edges()];
    Arrays.fill(ends, ground);
    neighbours = new int[4 * grid.boxes()];
    edges = new int[4 * grid.boxes()];
    for (int i = 0; i < edges.length; i++) {
      int box = i / 4;
      int edge = grid.edgeOf(box, i % 4);
      edges[i] = edge;
      neighbours[i] = grid.across(edge, box);
      int end = grid.boxBefore(edge) == box ? 2 * edge : 2 * edge + 1;
      ends[end] = box;
      sides[end] = (byte) (1 << i % 4);
    }
  }

  /** Changes the graph to that of a position on the same grid. */
  void load(DotsPosition position) {
    key = CanonicalKey.NONE;
    for (int word = 0; word < cutWords.length; word++) {
      long changed = position.drawnWord(word) ^ cutWords[word];
      for (; changed != 0; changed &= changed - 1) {
        int edge = Long.SIZE * word + Long.numberOfTrailingZeros(changed);
        if (isCut(edge)) {
          restore(edge);
        } else {
          remove(edge);
        }
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

  /** Returns the number of coins that are held by a single string. */
  int takeable() {
    return takeable;
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
    return (cutWords[edge >> 6] >>> edge & 1) != 0;
  }

  /**
   * Returns whether cutting a string gives nothing away, because no coin is left on a single
   * string.
   */
  boolean isSafe(int edge) {
    return !isCut(edge) && degree(ends[2 * edge]) > 2 && degree(ends[2 * edge + 1]) > 2;
  }

  /** Returns the coin at the other end of a string, or {@link DotsGrid#NONE} for the ground. */
  int neighbour(int box, int side) {
    return neighbours[4 * box + side];
  }

  /** Returns the string at a side of a coin, as {@link DotsGrid#edgeOf} does. */
  int edgeOf(int box, int side) {
    return edges[4 * box + side];
  }

  /**
   * Cuts a string.
   *
   * @return the number of coins set free, 0 … 2
   */
  int cut(int edge) {
    key.toggle(edge);
    int held = coins;
    remove(edge);
    cuts[cutCount++] = edge;
    return held - coins;
  }

  private void remove(int edge) {
    cutWords[edge >> 6] |= 1L << edge;
    strings--;
    detach(2 * edge);
    detach(2 * edge + 1);
  }

  private void detach(int end) {
    int box = ends[end];
    int left = uncutSides[box] & ~sides[end];
    uncutSides[box] = (byte) left;
    if (left == 0) {
      coins--;
      takeable--;
    } else if ((left & left - 1) == 0) {
      takeable++;
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
      restore(edge);
      key.toggle(edge);
    }
  }

  private void restore(int edge) {
    cutWords[edge >> 6] &= ~(1L << edge);
    strings++;
    attach(2 * edge);
    attach(2 * edge + 1);
  }

  private void attach(int end) {
    int box = ends[end];
    int held = uncutSides[box];
    uncutSides[box] = (byte) (held | sides[end]);
    if (held == 0) {
      coins++;
      takeable++;
    } else if ((held & held - 1) == 0) {
      takeable--;
    }
  }
}
