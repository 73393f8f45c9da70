package quadrille.games.hex.search;

import org.jspecify.annotations.Nullable;
import quadrille.games.hex.HexPosition;

/**
 * Remembers what the circuits say about the positions of a search. Iterative deepening asks for the
 * value of a position first, and an iteration later for its moves. Not thread-safe.
 */
final class CircuitCache {
  /** 2^16 entries take at most 13 MB. */
  private static final int BITS = 16;

  /** An entry is replaced by any other of its slot: the latest positions are asked for soonest. */
  private final @Nullable Entry[] entries = new Entry[1 << BITS];

  private final CircuitEvaluation circuits;
  private final int width;

  /**
   * What the circuits say about a position.
   *
   * @param key the position's key
   * @param advantage as {@link CircuitEvaluation#advantage} returns it
   * @param cells as {@link CircuitEvaluation#highestFlowCells} returns them
   * @param flows the flow of each of these cells
   */
  record Entry(long key, double advantage, int[] cells, double[] flows) {

    /** The flow of a cell, or NaN if it is not one of {@link #cells}. */
    double flow(long cell) {
      for (int i = 0; i < cells.length; i++) {
        if (cells[i] == cell) {
          return flows[i];
        }
      }
      return Double.NaN;
    }
  }

  /**
   * @param width how many cells of a position are remembered, 1 or more
   */
  CircuitCache(CircuitEvaluation circuits, int width) {
    this.circuits = circuits;
    this.width = width;
  }

  Entry get(HexPosition position) {
    int slot = (int) (position.key() >>> (Long.SIZE - BITS));
    Entry entry = entries[slot];
    if (entry == null || entry.key != position.key()) {
      entry = evaluate(position);
      entries[slot] = entry;
    }
    return entry;
  }

  private Entry evaluate(HexPosition position) {
    double advantage = circuits.advantage(position);
    int[] cells = circuits.highestFlowCells(position, width);
    double[] flows = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      flows[i] = circuits.flow(position, cells[i]);
    }
    return new Entry(position.key(), advantage, cells, flows);
  }
}
