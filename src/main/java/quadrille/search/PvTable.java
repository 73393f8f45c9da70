package quadrille.search;

import java.util.Arrays;
import java.util.List;

/** The principal variation from each ply on, in a triangular table. Not thread-safe. */
final class PvTable {
  private static final int PLIES = Limits.MAX_PLY + 2;

  private final long[][] lines = new long[PLIES][];
  private final int[] lengths = new int[PLIES];

  PvTable() {
    Arrays.setAll(lines, ply -> new long[PLIES - ply]);
  }

  /** Begins a node at that ply: no move is known. */
  void clear(int ply) {
    lengths[ply] = 0;
  }

  /** Puts a move in front of the variation of the next ply. */
  void update(int ply, long move) {
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  /** Returns the variation of the root. */
  List<Long> line() {
    return Arrays.stream(lines[0], 0, lengths[0]).boxed().toList();
  }
}
