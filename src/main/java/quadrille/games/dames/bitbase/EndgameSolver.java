package quadrille.games.dames.bitbase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesPosition;
import quadrille.search.Knowledge.Solution;
import quadrille.search.Score;

/**
 * Finds the best moves of positions that an endgame table knows to be won or lost: those that win
 * in the fewest plies, or lose in the most.
 */
public final class EndgameSolver {
  private record ScoredMove(long move, int score) {}

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
    return IntStream.range(0, moves.size())
        .mapToObj(i -> new ScoredMove(moves.get(i), score(lengths, position.play(moves.get(i)))))
        .sorted(Comparator.comparingInt(ScoredMove::score).reversed())
        .limit(count)
        .map(best -> new Solution(line(lengths, position, best.move), best.score, moves.size()))
        .toList();
  }

  /** Returns the score of the move to a position, for the side that makes it. */
  private static int score(WinLengths lengths, DamesPosition next) {
    int left = lengths.plies(next);
    if (left == RetrogradeAnalysis.DRAWN) {
      return Score.DRAW;
    }
    int score = Score.tableWin(left + 1);
    return RetrogradeAnalysis.isWin(left) ? -score : score;
  }

  /** Returns the line with that move in which the winner hurries and the loser holds out. */
  private static long[] line(WinLengths lengths, DamesPosition from, long move) {
    List<Long> line = new ArrayList<>(List.of(move));
    DamesPosition position = from.play(move);
    for (int left = lengths.plies(position); left > 0; left--) {
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
