package quadrille.games.dames.bitbase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesPosition;
import quadrille.search.Knowledge.Solution;
import quadrille.search.Score;

/**
 * Finds the best moves of positions that an endgame table knows to be won or lost: those that win
 * in the fewest plies, or lose in the most.
 */
public final class EndgameSolver {
  private EndgameSolver() {}

  /**
   * Solves a position, unless the tables call it drawn or do not know it.
   *
   * @param tables of its rules
   * @param moves how many moves to find at most, 1 or more
   * @param stop polled often; true means to give up for now
   * @return the best moves, best first; empty if there is no solution
   */
  public static List<Solution> solve(
      Bitbases tables, DamesPosition position, int moves, BooleanSupplier stop) {
    EndgameResult result =
        position.countPieces() <= WinLengths.MAX_PIECES ? tables.solve(position) : null;
    if (result == null || result == EndgameResult.DRAW) {
      return List.of();
    }
    WinLengths lengths = WinLengths.of(tables);
    return lengths.find(position, stop) ? best(lengths, position, moves) : List.of();
  }

  private static List<Solution> best(WinLengths lengths, DamesPosition position, int count) {
    MoveList moves = position.legalMoves();
    List<Solution> solutions = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      DamesPosition next = position.play(move);
      solutions.add(
          new Solution(line(lengths, move, next), score(lengths.plies(next)), moves.size()));
    }
    return solutions.stream()
        .sorted(Comparator.comparingInt(Solution::score).reversed())
        .limit(count)
        .toList();
  }

  /** Returns the score of a move after which the other side is that many plies from the end. */
  private static int score(int left) {
    if (left == RetrogradeAnalysis.DRAWN) {
      return Score.DRAW;
    }
    int score = Score.tableWin(left + 1);
    return RetrogradeAnalysis.isWin(left) ? -score : score;
  }

  /** Returns the line with that move in which the winner hurries and the loser holds out. */
  private static long[] line(WinLengths lengths, long move, DamesPosition next) {
    List<Long> line = new ArrayList<>(List.of(move));
    DamesPosition position = next;
    for (int left = lengths.plies(next); left > 0; left--) {
      long best = nearerToTheEnd(lengths, position, left);
      line.add(best);
      position = position.play(best);
    }
    return line.stream().mapToLong(Long::longValue).toArray();
  }

  private static long nearerToTheEnd(WinLengths lengths, DamesPosition position, int plies) {
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (lengths.plies(position.play(moves.get(i))) == plies - 1) {
        return moves.get(i);
      }
    }
    throw new IllegalStateException("no move to a length of " + (plies - 1) + " in " + position);
  }
}
