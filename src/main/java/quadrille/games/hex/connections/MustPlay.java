package quadrille.games.hex.connections;

/**
 * What the virtual connections of both sides say about a position, from the view of the side to
 * move.
 *
 * @param verdict whether the winner is known
 * @param move a move that wins, or {@link #ANY_MOVE}; only of a won position
 * @param carrier the empty cells that the winner's play needs; of an open position those of the
 *     opponent's threats that refute every move outside the region
 * @param region the cells that may still win; empty unless the position is open
 * @param isComplete whether the search for the opponent's connections ran to its end; if not, the
 *     region may be larger than it need be
 */
public record MustPlay(
    Verdict verdict, int move, CellSet carrier, CellSet region, boolean isComplete) {
  /** The side to move wins even if it passes. */
  public static final int ANY_MOVE = -1;

  /** Who wins, as far as connections tell. */
  public enum Verdict {
    WON,
    LOST,
    OPEN
  }

  static MustPlay won(int move, CellSet carrier) {
    return new MustPlay(Verdict.WON, move, carrier, CellSet.EMPTY, true);
  }

  static MustPlay lost(CellSet carrier) {
    return new MustPlay(Verdict.LOST, ANY_MOVE, carrier, CellSet.EMPTY, true);
  }
}
