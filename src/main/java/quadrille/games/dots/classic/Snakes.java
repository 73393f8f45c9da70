package quadrille.games.dots.classic;

import java.util.BitSet;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;

/**
 * Finds the snakes of a position: boxes with two undrawn edges, connected across these edges. Not
 * thread-safe.
 */
final class Snakes {
  private final DotsPosition position;
  private final BitSet visited = new BitSet();

  Snakes(DotsPosition position) {
    this.position = position;
  }

  /** Returns the length of the longest snake beside a drawn edge; 0 if there is none. */
  int longestBeside(int edge) {
    int longest = 0;
    for (int box : position.grid().boxesBeside(edge)) {
      longest = Math.max(longest, length(box));
    }
    return longest;
  }

  /** Returns how many boxes of the snake through a box have not been counted yet. */
  private int length(int box) {
    if (box == DotsGrid.NONE || position.undrawn(box) != 2 || visited.get(box)) {
      return 0;
    }
    visited.set(box);
    int length = 1;
    for (int side = 0; side < 4; side++) {
      int edge = position.grid().edgeOf(box, side);
      length += position.isDrawn(edge) ? 0 : length(position.grid().across(edge, box));
    }
    return length;
  }
}
