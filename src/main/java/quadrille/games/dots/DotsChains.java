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

  private DotsChains() {}

  /** Returns the boxes of each chain of three or more, in the order of their first boxes. */
  public static List<BitSet> of(DotsPosition position) {
    BitSet visited = new BitSet();
    List<BitSet> chains = new ArrayList<>();
    for (int box = 0; box < position.grid().boxes(); box++) {
      BitSet chain = visited.get(box) ? new BitSet() : through(position, box, 1);
      visited.or(chain);
      if (chain.cardinality() >= MIN_LENGTH) {
        chains.add(chain);
      }
    }
    return chains;
  }

  /**
   * Returns the boxes connected to a box, itself included, that have {@code least} to two undrawn
   * edges; an empty set if the box itself has more or fewer, or is {@link DotsGrid#NONE}.
   */
  public static BitSet through(DotsPosition position, int box, int least) {
    BitSet chain = new BitSet();
    floodFill(position, box, least, chain);
    return chain;
  }

  private static void floodFill(DotsPosition position, int box, int least, BitSet chain) {
    if (box == DotsGrid.NONE
        || position.undrawn(box) < least
        || position.undrawn(box) > 2
        || chain.get(box)) {
      return;
    }
    chain.set(box);
    for (int side = 0; side < 4; side++) {
      int edge = position.grid().edgeOf(box, side);
      if (!position.isDrawn(edge)) {
        floodFill(position, position.grid().across(edge, box), least, chain);
      }
    }
  }
}
