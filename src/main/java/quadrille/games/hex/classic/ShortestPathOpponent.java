package quadrille.games.hex.classic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
    List<Long> moves = new ArrayList<>(position.legalMoves().stream().boxed().toList());
    // The search keeps the first of equal moves.
    Collections.shuffle(moves, random);
    long best = moves.getFirst();
    int alpha = -2 * WIN_VALUE;
    for (int i = 0; i < moves.size() && !stop.getAsBoolean(); i++) {
      int value = -value(position.play(moves.get(i)), DEPTH - 1, -2 * WIN_VALUE, -alpha);
      if (value > alpha && !stop.getAsBoolean()) {
        alpha = value;
        best = moves.get(i);
      }
    }
    return best;
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
