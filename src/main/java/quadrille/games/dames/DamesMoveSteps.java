package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Step;
import quadrille.games.dames.DamesRules.Promotion;

/** Breaks a move down into steps in the order in which they happen. Cells are square numbers. */
final class DamesMoveSteps {
  private DamesMoveSteps() {}

  /**
   * The piece moves from square to square and is crowned on the last row (under IMMEDIATE, on the
   * way). Captured pieces are removed at the end of the move, in the order of the jumps.
   */
  static List<Step> of(DamesPosition position, long move) {
    List<Integer> route = RouteSearch.routes(position, move).getFirst();
    int crowning = DamesMove.isCrowned(move) ? crowningIndex(position, route) : 0;
    List<Step> steps = new ArrayList<>();
    List<Step> captures = new ArrayList<>();
    for (int i = 1; i < route.size(); i++) {
      steps.add(Step.slide(route.get(i - 1), route.get(i)));
      if (i == crowning) {
        steps.add(Step.at(Step.Kind.PROMOTE, route.get(i)));
      }
      if (DamesMove.isCapture(move)) {
        captures.add(
            Step.at(
                Step.Kind.CAPTURE, jumpedSquare(position, move, route.get(i - 1), route.get(i))));
      }
    }
    steps.addAll(captures);
    return steps;
  }

  /** Returns the index in the route at which the man becomes a king. */
  private static int crowningIndex(DamesPosition position, List<Integer> route) {
    int last = route.size() - 1;
    if (position.rules().promotion() != Promotion.IMMEDIATE) {
      return last;
    }
    int i = 1;
    while (i < last && !position.isLastRow(route.get(i))) {
      i++;
    }
    return i;
  }

  private static int jumpedSquare(DamesPosition position, long move, int from, int to) {
    DamesBoard board = position.board();
    int direction = board.direction(from, to);
    int bit = board.next(board.bit(from), direction);
    while ((position.captured(move, bit >> 6) >>> bit & 1) == 0) {
      bit = board.next(bit, direction);
    }
    return board.squareOf(bit);
  }
}
