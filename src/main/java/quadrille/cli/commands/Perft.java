package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.MoveList;
import quadrille.core.Position;

/**
 * Counts the leaves of the tree of legal moves, the classic test of a move generator. Draw rules
 * are ignored; a finished position has no moves.
 */
final class Perft {
  private final List<MoveList> lists = new ArrayList<>();

  /**
   * The number of move sequences of exactly that length.
   *
   * @param depth in plies, 0 or more
   */
  long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = movesAt(position, depth);
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += count(position.play(moves.get(i)), depth - 1);
    }
    return leaves;
  }

  private MoveList movesAt(Position position, int depth) {
    while (lists.size() <= depth) {
      lists.add(new MoveList());
    }
    MoveList moves = lists.get(depth);
    moves.clear();
    position.moves(moves);
    return moves;
  }
}
