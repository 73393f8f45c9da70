package quadrille.games.hex.search;

import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;
import quadrille.search.Knowledge.Solution;
import quadrille.search.Score;

/**
 * Says what a proof means for the position it began with: the move to play, and how soon it ends.
 */
final class ProofSolution {
  private final HexPosition position;
  private final ProofNode root;
  private final long nodes;

  ProofSolution(HexPosition position, ProofNode root, long nodes) {
    this.position = position;
    this.root = root;
    this.nodes = nodes;
  }

  /**
   * Returns the solution. Its score gives the most plies until the game ends.
   *
   * @param usual the move to play if any move wins
   */
  Solution solution(int usual) {
    Side winner = root.isWon() ? position.turn() : position.turn().other();
    int[] ends = winningCells(winner);
    if (root.isWon()) {
      int move = root.winningMove() == ProofNode.ANY_MOVE ? usual : root.winningMove();
      return ends.length > 0
          ? solution(ends[0], Score.WIN - 1)
          : solution(move, Score.WIN - (maxPliesToWin(winner) | 1));
    }
    if (position.maySwap()) {
      return solution(HexPosition.SWAP, Score.WIN - 1 - roundUpToEven(maxPliesToWin(winner)));
    }
    int plies = ends.length > 1 ? 2 : roundUpToEven(maxPliesToWin(winner));
    return new Solution(new long[0], plies - Score.WIN, nodes);
  }

  private Solution solution(long move, int score) {
    return new Solution(new long[] {move}, score, nodes);
  }

  private static int roundUpToEven(int plies) {
    return plies + 1 & ~1;
  }

  /** The cells that join the side's edges at once. */
  private int[] winningCells(Side side) {
    return IntStream.range(0, position.board().cells())
        .filter(position::isEmpty)
        .filter(cell -> position.withStone(side, cell, side).winner() == side)
        .toArray();
  }

  /** When the cells that the winner's play needs are full, it has won. */
  private int maxPliesToWin(Side winner) {
    StoneSets stones = StoneSets.of(position);
    CellSet given = root.stones().of(winner).minus(stones.of(winner));
    return Math.max(1, root.carrier().or(given).size());
  }
}
