package quadrille.games.hex.search;

import quadrille.core.Side;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.StoneSets;

/** In which order {@link HexSolver} tries moves. Learns from those that won. */
interface SolverOrder {
  /** Forgets what won in earlier trees. */
  void clear();

  /**
   * Ranks the moves of a position that may win.
   *
   * @param region the moves, one or more
   * @param last the move that led to the position, or {@link WinningMoves#NO_MOVE}
   */
  RankedMoves rank(StoneSets stones, Side turn, CellSet region, int last);

  /**
   * Notes that a move won.
   *
   * @param last the move before, or {@link WinningMoves#NO_MOVE}
   */
  void won(StoneSets stones, Side turn, int move, int last);
}
