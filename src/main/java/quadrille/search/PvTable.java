package quadrille.search;

import java.util.ArrayList;
import java.util.List;

/** The principal variation from each ply on, in a triangular table. */
final class PvTable {
  private final long[][] lines = new long[Limits.MAX_PLY + 2][Limits.MAX_PLY + 2];
  private final int[] lengths = new int[Limits.MAX_PLY + 2];

  void clear(int ply) {
    lengths[ply] = 0;
  }

  void update(int ply, long move) {
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  List<Long> line() {
    List<Long> line = new ArrayList<>(lengths[0]);
    for (int i = 0; i < lengths[0]; i++) {
      line.add(lines[0][i]);
    }
    return line;
  }
}
