package quadrille.search;

import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;

/**
 * Searches noisy moves only, such as captures, until a position is quiet enough to be evaluated (L.
 * R. Harris, 1975, "The heuristic search and the game of chess"). Not thread-safe.
 */
final class QuiescenceSearch {
  private final Knowledge knowledge;
  private final MoveOrder order;
  private final NodeCounter counter;

  QuiescenceSearch(Knowledge knowledge, MoveOrder order, NodeCounter counter) {
    this.knowledge = knowledge;
    this.order = order;
    this.counter = counter;
  }

  /** Returns the score of a position that is not over, for the side to move. */
  int search(Position position, int lower, int beta, int ply) {
    MoveList moves = order.emptyList(ply);
    if (ply < Limits.MAX_PLY) {
      knowledge.noisyMoves(position, moves);
    }
    if (moves.isEmpty()) {
      return knowledge.evaluate(position);
    }
    int best = -Score.INFINITE;
    if (knowledge.canStandPat(position)) {
      best = knowledge.evaluate(position);
      if (best >= beta) {
        return best;
      }
    }
    order.scoreMoves(position, ply, MoveList.NONE);
    int alpha = Math.max(lower, best);
    for (int i = 0; i < order.size(ply); i++) {
      best = Math.max(best, searchMove(position, order.pick(ply, i), alpha, beta, ply));
      alpha = Math.max(alpha, best);
      if (best >= beta) {
        break;
      }
    }
    return best;
  }

  private int searchMove(Position position, long move, int alpha, int beta, int ply) {
    Position child = position.play(move);
    counter.visit(ply + 1);
    Ending ending = child.ending();
    boolean sameSide = child.turn() == position.turn();
    int score;
    if (ending != null) {
      score = knowledge.terminalScore(child, ending, ply + 1);
    } else if (sameSide) {
      score = search(child, alpha, beta, ply + 1);
    } else {
      score = search(child, -beta, -alpha, ply + 1);
    }
    return sameSide ? score : -score;
  }
}
