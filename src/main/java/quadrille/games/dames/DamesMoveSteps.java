package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
    List<Integer> route = RouteSearch.first(position, move);
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
    boolean immediate = position.rules().promotion() == Promotion.IMMEDIATE;
    return IntStream.range(1, last)
        .filter(i -> immediate && position.isLastRow(route.get(i)))
        .findFirst()
        .orElse(last);
  }

  private static int jumpedSquare(DamesPosition position, long move, int from, int to) {
    DamesBoard board = position.board();
    int bit =
        board.firstOnRay(
            board.bit(from),
            board.direction(from, to),
            position.captured(move, 0),
            position.captured(move, 1));
    return board.squareOf(bit);
  }
}
