package quadrille.games.hex.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexDistance;
import quadrille.games.hex.search.HexLinks;
import quadrille.search.classic.Opponent;

/**
 * Searches all moves {@value #DEPTH} plies deep with alpha-beta and compares the two sides'
 * Dijkstra distances ({@link HexDistance}), after a student report on Hex. It picks at random among
 * equal moves and treats the swap like any other move.
 *
 * <p>On the largest board that is at most 361 · 360 positions, about two seconds of work.
 */
final class ShortestPathOpponent implements Opponent {
  static final int DEPTH = 2;

  private static final int WIN_VALUE = 100_000;

  private final HexDistance distance;
  private BooleanSupplier stop = () -> false;

  ShortestPathOpponent(HexBoard board) {
    distance = new HexDistance(HexLinks.withoutBridges(board));
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stopFlag) {
    stop = stopFlag;
    HexPosition position = (HexPosition) line.position();
    long[] moves = shuffled(position.legalMoves().toArray(), random);
    long best = moves[0];
    int alpha = -2 * WIN_VALUE;
    for (int i = 0; i < moves.length && !stop.getAsBoolean(); i++) {
      int value = -value(position.play(moves[i]), DEPTH - 1, -2 * WIN_VALUE, -alpha);
      if (value > alpha && !stop.getAsBoolean()) {
        alpha = value;
        best = moves[i];
      }
    }
    return best;
  }

  /** Shuffles the moves, because the search keeps the first of equal ones. */
  private static long[] shuffled(long[] moves, RandomGenerator random) {
    for (int i = moves.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      long move = moves[i];
      moves[i] = moves[other];
      moves[other] = move;
    }
    return moves;
  }

  private int value(HexPosition position, int depth, int from, int beta) {
    if (position.winner() != null) {
      return position.winner() == position.turn() ? WIN_VALUE + depth : -WIN_VALUE - depth;
    }
    if (position.stoneCount() == position.board().cells()) {
      return 0;
    }
    if (depth == 0) {
      return distanceDifference(position);
    }
    int alpha = from;
    MoveList moves = position.legalMoves();
    for (int i = 0; i < moves.size() && alpha < beta && !stop.getAsBoolean(); i++) {
      alpha = Math.max(alpha, -value(position.play(moves.get(i)), depth - 1, -beta, -alpha));
    }
    return alpha;
  }

  /** The opponent's distance less that of the side to move, in stones. */
  private int distanceDifference(HexPosition position) {
    Side own = position.turn();
    return distance.of(position, own.other()) - distance.of(position, own);
  }
}
