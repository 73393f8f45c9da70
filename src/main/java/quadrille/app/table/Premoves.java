package quadrille.app.table;

import java.util.LinkedHashMap;
import java.util.Map;
import quadrille.core.Position;
import quadrille.core.Side;

/** Finds the moves that a side may enter before the other side has moved. */
final class Premoves {
  /** How many moves in a row of the other side are looked through. */
  private static final int MAX_IN_A_ROW = 16;

  /** How many moves of the other side are looked through, more than any usual position has. */
  private static final int MAX_MOVES = 2000;

  private Premoves() {}

  /**
   * The moves that would be legal after some move of the side to move, each with a position in
   * which it is legal.
   */
  static Map<Long, Position> of(Position position) {
    Map<Long, Position> found = new LinkedHashMap<>();
    Side side = position.turn().other();
    position.legalMoves().stream()
        .limit(MAX_MOVES)
        .forEach(move -> collect(position.play(move), side, found));
    return found;
  }

  private static void collect(Position after, Side side, Map<Long, Position> found) {
    Position position = after;
    for (int i = 0; i < MAX_IN_A_ROW && position.turn() != side; i++) {
      long[] moves = position.legalMoves().toArray();
      if (moves.length == 0) {
        return;
      }
      position = position.play(moves[0]);
    }
    if (position.turn() == side) {
      for (long move : position.legalMoves().toArray()) {
        found.putIfAbsent(move, position);
      }
    }
  }
}
