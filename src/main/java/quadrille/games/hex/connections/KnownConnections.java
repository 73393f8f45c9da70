package quadrille.games.hex.connections;

/**
 * The connections of one side in a position. They still hold later unless the opponent has filled a
 * cell that they need. May be filled again with those of another position. Not thread-safe.
 */
public final class KnownConnections {
  /** The connections that hold even if the opponent moves first. */
  final CopiedLists full;

  /** Those that hold if the side itself moves first, at their key. */
  final CopiedLists semi;

  private CellSet stones = CellSet.EMPTY;
  private CellSet chains = CellSet.EMPTY;

  /**
   * @param more how many words a carrier has beyond two longs, see {@link ExtraWords}
   */
  KnownConnections(int more) {
    full = new CopiedLists(more);
    semi = new CopiedLists(more);
  }

  /**
   * Replaces everything.
   *
   * @param ownStones the stones of the side
   * @param ownChains the points that are chains of them
   */
  void fill(CellSet ownStones, CellSet ownChains, ConnectionTable table) {
    stones = ownStones;
    chains = ownChains;
    table.full.copyTo(full);
    table.semi.copyTo(semi);
  }

  /** The stones of the side. */
  CellSet stones() {
    return stones;
  }

  /** The points that are chains, and not edges. */
  CellSet chains() {
    return chains;
  }
}
