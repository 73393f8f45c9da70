package quadrille.games.hex.search;

import quadrille.core.Side;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.StoneSets;

/** In which order {@link HexSolver} tries moves, and what it expects of them. */
interface SolverOrder {
  /**
   * Moves to try.
   *
   * @param ranked the moves
   * @param chances of each of them, in that order, how likely it wins, above 0 and below 1
   */
  record Tries(RankedMoves ranked, double[] chances) {}

  /** Forgets what won in earlier trees. */
  void clear();

  /**
   * Ranks the moves of a position that may win.
   *
   * @param region the moves, one or more
   * @param threats the cells of the opponent's threats that refute all others
   * @param last the move that led to the position, or {@link WinningMoves#NO_MOVE}
   */
  Tries rank(StoneSets stones, Side turn, CellSet region, CellSet threats, int last);

  /**
   * Notes that a move won.
   *
   * @param last the move before, or {@link WinningMoves#NO_MOVE}
   */
  void won(StoneSets stones, Side turn, int move, int last);

  /** Notes that a move that was tried wins, or that it does not; only a training learns from it. */
  default void tried(StoneSets stones, Side turn, int move, boolean wins) {}
}
