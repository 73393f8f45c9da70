package quadrille.games.dots;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds the chains and loops of a position: boxes with one or two undrawn edges, connected across
 * these edges. Whoever opens one gives all of it away.
 */
public final class DotsChains {
  /** Shorter runs of boxes are not called chains. */
  private static final int MIN_LENGTH = 3;

  private final DotsPosition position;
  private final DotsGrid grid;
  private final BitSet visited = new BitSet();

  private DotsChains(DotsPosition position) {
    this.position = position;
    grid = position.grid();
  }

  /** Returns the boxes of each chain of three or more, in the order of their first boxes. */
  public static List<BitSet> of(DotsPosition position) {
    DotsChains search = new DotsChains(position);
    List<BitSet> chains = new ArrayList<>();
    for (int box = 0; box < search.grid.boxes(); box++) {
      BitSet chain = new BitSet();
      search.floodFill(box, chain);
      if (chain.cardinality() >= MIN_LENGTH) {
        chains.add(chain);
      }
    }
    return chains;
  }

  private void floodFill(int box, BitSet chain) {
    int undrawn = box == DotsGrid.NONE ? 0 : position.undrawn(box);
    if (undrawn < 1 || undrawn > 2 || visited.get(box)) {
      return;
    }
    visited.set(box);
    chain.set(box);
    for (int side = 0; side < 4; side++) {
      int edge = grid.edgeOf(box, side);
      if (!position.isDrawn(edge)) {
        floodFill(grid.across(edge, box), chain);
      }
    }
  }
}
